import { CHECKED_GROUPS, type CheckedGroup } from '@myverify/domain/verdict/checks';
import { useState } from 'react';
import type { ReviewDocument } from './documents';

interface Slot {
  readonly group: CheckedGroup;
  readonly document: ReviewDocument | undefined;
}

/**
 * The documents one after the other; a group without any has an empty place among them.
 * @param groups whose documents these are.
 */
export function useSlots(
  all: readonly ReviewDocument[],
  onShow: () => void,
  groups: readonly CheckedGroup[] = CHECKED_GROUPS,
) {
  const documents = all.filter(({ group }) => groups.includes(group));
  const [at, setAt] = useState(0);
  const [kept, setKept] = useState<string>();
  const slots = groups.flatMap((group): Slot[] => {
    const own = documents.filter((document) => document.group === group);
    return own.length > 0 ? own.map((document) => ({ group, document })) : [{ group, document: undefined }];
  });
  const show = (place: number) => {
    setAt(place);
    onShow();
  };
  const slot = slots[at] ?? slots[0];
  const group = slot?.group ?? 'photo';
  const document = slot?.document;
  return {
    group,
    document,
    isEmpty: documents.length === 0,
    /** What is kept beside it. */
    beside: documents.find(({ url }) => url === kept),
    /** The document in view, or none where it is kept already. */
    keepBeside: () => setKept(document?.url === kept ? undefined : document?.url),
    keepNone: () => setKept(undefined),
    /** Of the group in view. */
    ofGroup: documents.filter((document) => document.group === group),
    step: (by: number) => show((at + by + slots.length) % slots.length),
    choose: (group: CheckedGroup) => show(slots.findIndex((one) => one.group === group)),
    /** Stays where it is in view, or is none of the record's. */
    openFile: (fileId: string) => {
      const place = slots.findIndex((one) => one.document?.url.endsWith(`/${fileId}`));
      if (place >= 0 && slots[place] !== slot) show(place);
    },
    open: (document: ReviewDocument) => show(slots.findIndex((one) => one.document?.url === document.url)),
  };
}

export type SlotControl = ReturnType<typeof useSlots>;
