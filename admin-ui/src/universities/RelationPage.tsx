import ArrowBack from '@mui/icons-material/ArrowBack';
import Handshake from '@mui/icons-material/HandshakeOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import { Button } from '@mui/material';
import { message } from '@myverify/domain/messages/message';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import type { University } from '../api/records';
import { messageText } from '../i18n/refusals';
import { ResourceList } from '../records/ResourceList';
import { addressOf } from '../resources';
import { FIRST, UNIVERSITY_FILTERS, useUniversityColumns } from './university-columns';

const PAIR = 2;

/** Two universities are ticked for a cooperation, or the way leads on to the agents. */
export default function RelationPage() {
  const translate = useTranslate();
  return (
    <ResourceList<University>
      title={translate('resources.universities.relations')}
      lead={translate('resources.universities.relations_lead')}
      columns={useUniversityColumns()}
      sort={FIRST}
      storeKey="universities.relation"
      filters={UNIVERSITY_FILTERS}
      isReadOnly
      exportButton={null}
      actions={
        <>
          <Button component={Link} to={addressOf('universities')} color="inherit" startIcon={<ArrowBack />}>
            {translate('resources.universities.back')}
          </Button>
          <AgentsButton />
          <CooperationButton />
        </>
      }
    />
  );
}

function CooperationButton() {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const { selectedIds, onUnselectItems } = useListContext<University>();
  const go = () => {
    const [first, second] = selectedIds;
    if (first === undefined) return notify(messageText(message('university_needed')), { type: 'warning' });
    if (selectedIds.length !== PAIR) return notify('resources.universities.choose_two', { type: 'warning' });
    // The next pair is ticked from none.
    onUnselectItems();
    navigate(`${addressOf('cooperations')}/create/${first}/${second}`);
  };
  return (
    <Button variant="contained" startIcon={<Handshake />} onClick={go}>
      {translate('resources.universities.new_cooperation')}
    </Button>
  );
}

/** With one university ticked, to its agents. */
function AgentsButton() {
  const translate = useTranslate();
  const { selectedIds } = useListContext<University>();
  const filter = selectedIds.length === 1 ? JSON.stringify({ universityId: selectedIds[0] }) : '{}';
  return (
    <Button
      component={Link}
      to={`${addressOf('agents')}?filter=${encodeURIComponent(filter)}`}
      variant="outlined"
      color="inherit"
      startIcon={<LinkIcon />}
    >
      {translate('resources.universities.to_agents')}
    </Button>
  );
}
