import type { MeasurementListPageProps, MeasurementView } from '@shop/theming';
import { measurementCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { EntriesPage } from './entries-page.tsx';
import { MeasuredPersonPanel } from './measured-person-panel.tsx';

/** Body measurements, one panel a person. */
export default function MeasurementListPage({ people, count, limit, ...page }: MeasurementListPageProps) {
  const t = useCopy(measurementCopy);
  return (
    <EntriesPage<MeasurementView>
      {...page}
      t={t}
      isEmpty={people.length === 0}
      count={t.count(count, limit)}
      removeText={({ name, day }) => t.removeText(name, day)}
      remove={({ onDelete }) => onDelete()}
    >
      {(onDelete) => people.map((person) => <MeasuredPersonPanel key={person.name} person={person} canAdd={page.canAdd} onDelete={onDelete} />)}
    </EntriesPage>
  );
}
