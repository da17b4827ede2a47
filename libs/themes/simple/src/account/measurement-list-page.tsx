import type { MeasuredPerson, MeasurementListPageProps, MeasurementView } from '@shop/theming';
import { measurementCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { EntriesPage } from '../kinds/entries-page.tsx';
import { MeasuredPersonPanel } from './measured-person-panel.tsx';

/** Body measurements, one panel a person. */
export default function MeasurementListPage(page: MeasurementListPageProps) {
  const t = useCopy(measurementCopy);
  return (
    <EntriesPage<MeasuredPerson, MeasurementView>
      {...page}
      texts={t}
      removeText={({ name, day }) => t.removeText(name, day)}
    >
      {(people, confirmRemoval) =>
        people.map((person) => (
          <MeasuredPersonPanel key={person.name} person={person} canAdd={page.canAdd} onDelete={confirmRemoval} />
        ))
      }
    </EntriesPage>
  );
}
