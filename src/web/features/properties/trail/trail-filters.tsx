/** The filters of a trail: a person, the things and inspections it is about, what was done, and days. */
import { useQuery } from '@tanstack/react-query';
import type { AuditKind, AuditTopic } from '#domain/audit-kind.ts';
import { allStaffOptions } from '#web/queries/every-page.ts';
import { ChoiceFilter } from '#web/ui/fields/choice-filter.tsx';
import { DayFilter } from '#web/ui/fields/day-filter.tsx';
import type { List } from '#web/ui/table/use-list.ts';
import { inspectionText } from './audit-words.ts';
import { propertyInspectionsOptions } from '../property-inspections.ts';
import type { TrailSearch } from './trail-search.ts';

const topicWords: Record<AuditTopic, string> = {
  property: 'The property',
  inspection: 'Inspections',
  report: 'Reports',
  review: 'Questions of reviews',
  contact: 'Contacts',
  meter: 'Meters',
  tenancy: 'Tenancies',
  key_set: 'Keys',
  certificate: 'Certificates',
  file_share: 'Shared files',
};
const kindWords: Record<AuditKind, string> = {
  added: 'Added',
  changed: 'Changed',
  removed: 'Removed',
  step: 'Steps of an inspection',
};
const optionsOf = (words: Record<string, string>) => Object.entries(words).map(([value, label]) => ({ value, label }));

type Props = { list: List<TrailSearch>; propertyId: number; isOfOneInspection: boolean };

export function TrailFilters({ list: { search, narrow }, propertyId, isOfOneInspection }: Props) {
  const { data: staff = [] } = useQuery(allStaffOptions());
  return (
    <>
      <OneOf
        label="Person"
        options={staff.map(({ id, name }) => ({ value: String(id), label: name }))}
        id={search.personId}
        onChange={(personId) => narrow({ personId })}
      />
      {!isOfOneInspection && (
        <InspectionFilter
          propertyId={propertyId}
          id={search.inspectionId}
          onChange={(inspectionId) => narrow({ inspectionId })}
        />
      )}
      <ChoiceFilter
        label="About"
        options={optionsOf(topicWords)}
        value={search.topics}
        onChange={(value) => narrow({ topics: value as AuditTopic[] })}
      />
      <ChoiceFilter
        label="What was done"
        options={optionsOf(kindWords)}
        value={search.kinds}
        onChange={(value) => narrow({ kinds: value as AuditKind[] })}
      />
      <DayFilter label="From" value={search.from} onChange={(from) => narrow({ from })} />
      <DayFilter label="Until" value={search.until} onChange={(until) => narrow({ until })} />
    </>
  );
}

type OneProps = { id: number | undefined; onChange: (id: number | undefined) => void };

function InspectionFilter({ propertyId, ...one }: OneProps & { propertyId: number }) {
  const { data } = useQuery(propertyInspectionsOptions(propertyId));
  const options = (data?.data ?? []).map((each) => ({ value: String(each.id), label: inspectionText(each) }));
  return <OneOf label="Inspection" options={options} {...one} />;
}

/** Another choice takes the place of the one before. */
function OneOf({
  label,
  options,
  id,
  onChange,
}: OneProps & { label: string; options: { value: string; label: string }[] }) {
  return (
    <ChoiceFilter
      label={label}
      options={options}
      value={id === undefined ? [] : [String(id)]}
      onChange={(value) => onChange(value.length === 0 ? undefined : Number(value.at(-1)))}
    />
  );
}
