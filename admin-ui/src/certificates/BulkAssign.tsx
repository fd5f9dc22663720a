import AssignmentInd from '@mui/icons-material/AssignmentIndOutlined';
import Undo from '@mui/icons-material/UndoOutlined';
import { useState } from 'react';
import { Button, useGetIdentity, useListContext, usePermissions } from 'react-admin';
import type { Certificate } from '../api/records';
import { useTicked } from '../records/useTicked';
import type { Permission } from '../resource';
import { AssignDialog } from './AssignDialog';
import { useAssign } from './useAssign';

/** For ticked applications: officers take them and give them back, whoever assigns others chooses whose they are. */
export function BulkAssign() {
  const { permissions = [] } = usePermissions<Permission[]>();
  const { identity } = useGetIdentity();
  const { onUnselectItems } = useListContext<Certificate>();
  const readTicked = useTicked<Certificate>();
  const assigning = useAssign();
  const [ticked, setTicked] = useState<readonly Certificate[] | null>(null);
  if (permissions.includes('reviews.assign')) {
    const close = () => setTicked(null);
    return (
      <>
        <Button
          label="resources.certificates.assign.open"
          onClick={async () => {
            assigning.reset();
            setTicked(await readTicked());
          }}
        >
          <AssignmentInd />
        </Button>
        {ticked ? (
          <AssignDialog
            records={ticked}
            assigning={{
              ...assigning,
              assign: (some, userId) =>
                assigning.assign(some, userId, () => {
                  close();
                  onUnselectItems();
                }),
            }}
            onClose={close}
          />
        ) : null}
      </>
    );
  }
  if (!permissions.includes('certificates.review') || !identity) return null;
  const assignTicked = async (userId: number | null) => {
    const records = await readTicked();
    if (records) assigning.assignNow(records, userId);
  };
  return (
    <>
      <Button
        label="resources.certificates.assign.take"
        disabled={assigning.isPending}
        onClick={() => void assignTicked(Number(identity.id))}
      >
        <AssignmentInd />
      </Button>
      <Button
        label="resources.certificates.assign.give_back"
        disabled={assigning.isPending}
        onClick={() => void assignTicked(null)}
      >
        <Undo />
      </Button>
    </>
  );
}
