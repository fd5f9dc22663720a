import { useState } from 'react';
import type { CertificateDetail } from '../api/records';
import { useKeptText } from '../records/useKeptText';
import { afterTyping, goesOver, isUnsaved, type KeptInPlace, typedIn } from './typed-in-place';

/** No form asks for these: they are the officers' to fill in. */
export const STAFF_FIELDS = ['academyStatus', 'barcode', 'principalName', 'note'] as const;
export type StaffField = (typeof STAFF_FIELDS)[number];

type Typed = { readonly [Field in StaffField]?: KeptInPlace };

export const isStaffField = (field: string): field is StaffField => STAFF_FIELDS.some((one) => one === field);

/**
 * What is typed in place of values: it stays, whatever becomes of the record, until it is saved or somebody gives it
 * up.
 */
export function useInPlace(record: CertificateDetail) {
  const kept = useKeptText<Typed>(`in-place:${record.id}`, {});
  const [opened, setOpened] = useState(STAFF_FIELDS.filter((field) => kept.text[field] !== undefined));
  const [wanted, setWanted] = useState<{ readonly go: () => void }>();
  const nowOf = (field: StaffField) => record[field] ?? '';
  const changed = opened.filter((field) => isUnsaved(kept.text[field], nowOf(field)));
  const close = (...fields: readonly StaffField[]) => {
    setOpened((known) => known.filter((field) => !fields.includes(field)));
    kept.type(Object.fromEntries(fields.map((field) => [field, undefined])));
  };
  return {
    opened,
    /** Null where nobody types. */
    textOf: (field: StaffField) => (opened.includes(field) ? (typedIn(kept.text[field])?.text ?? nowOf(field)) : null),
    /** Somebody has written another value since it was begun. */
    isOvertaken: (field: StaffField) => goesOver(kept.text[field], nowOf(field)),
    open: (field: StaffField) => setOpened((known) => [...known, field]),
    type: (field: StaffField, text: string) =>
      kept.type((known) => ({ [field]: afterTyping(known[field], text, nowOf(field)) })),
    close,
    /** What was typed and not saved. */
    changed,
    /** Does what ends the work on this record, and asks first where something typed would be left behind. */
    before: (go: () => void) => (changed.length > 0 ? setWanted({ go }) : go()),
    isAsked: wanted !== undefined,
    stay: () => setWanted(undefined),
    goOn: () => {
      setWanted(undefined);
      close(...changed);
      wanted?.go();
    },
  };
}

export type InPlace = ReturnType<typeof useInPlace>;

/** Of the input, which takes the focus back. */
export const inPlaceId = (field: StaffField) => `in-place-${field}`;

/** Of the button that opens it. */
export const pencilId = (field: StaffField) => `${inPlaceId(field)}-pencil`;

export const goToTyped = ([field]: readonly StaffField[]) =>
  field && document.getElementById(inPlaceId(field))?.focus();

/** Of what is said below it. */
export const inPlaceHintId = (field: StaffField) => `${inPlaceId(field)}-helper-text`;
