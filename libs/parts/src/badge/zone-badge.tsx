import type { TemperatureZone } from '@shop/theming';
import { kitCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import type { IconName } from '@shop/kit';
import { Badge } from '@shop/kit';

const icons: Readonly<Record<TemperatureZone, IconName>> = { ambient: 'sun', chilled: 'thermometer', frozen: 'snow' };

/** 常温, 冷蔵 or 冷凍 by label, icon and colour; `withRange` adds the temperature. */
export function ZoneBadge({ zone, withRange }: { zone: TemperatureZone; withRange?: boolean }) {
  const t = useCopy(kitCopy);
  return (
    <Badge tone={zone} icon={icons[zone]}>
      {t.zone[zone]}
      {withRange && zone !== 'ambient' && ` ${t.zoneRange[zone]}`}
    </Badge>
  );
}
