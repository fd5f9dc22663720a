import { Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LeaveGuard } from '../../components/LeaveGuard';
import { useCommonTexts } from '../../i18n/common.texts';
import { useNewForm, useStateOf } from '../../lib/use-form';
import { CreateLinkForm, RULES, USUAL } from './CreateLinkForm';
import { MadeLinkView } from './MadeLinkView';
import { linksQuery, type MadeLink } from './queries';
import { useSharingTexts } from './sharing.texts';

interface Props {
  readonly id: number;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Asks for what a link needs, and keeps it where it is closed by chance; then shows the link, this once. */
export function CreateLinkDialog({ id, opened, onClose }: Props) {
  const common = useCommonTexts();
  const t = useSharingTexts();
  const queries = useQueryClient();
  const [made, setMade] = useState<MadeLink | null>(null);
  const form = useNewForm(USUAL, RULES);
  const isTyped = useStateOf(form, ({ dirty }) => dirty);
  const anew = () => void queries.invalidateQueries(linksQuery(id));
  const finish = () => {
    onClose();
    setMade(null);
    // What was wrong with it is not the first thing to be read when it is opened anew.
    form.rebase(form.state());
  };
  return (
    <>
      <Modal
        opened={opened}
        onClose={finish}
        title={made ? t('made.title', { label: made.label }) : t('create.title')}
        size="lg"
        closeButtonProps={{ 'aria-label': common('close') }}
        closeOnClickOutside={false}
        // What is shown once is not to go by chance.
        closeOnEscape={made === null}
      >
        {made ? (
          <MadeLinkView made={made} onDone={finish} />
        ) : (
          <CreateLinkForm
            id={id}
            form={form}
            onMade={(link) => {
              setMade(link);
              form.rebase({ base: USUAL, values: USUAL, version: null });
              anew();
            }}
            onFailed={anew}
          />
        )}
      </Modal>
      <LeaveGuard when={isTyped} isNow={() => form.state().dirty} />
    </>
  );
}
