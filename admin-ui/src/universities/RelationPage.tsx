import ArrowBack from '@mui/icons-material/ArrowBack';
import Handshake from '@mui/icons-material/HandshakeOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import { Button, type Theme, useMediaQuery } from '@mui/material';
import { message } from '@myverify/domain/messages/message';
import { ListBase, useListContext, useNotify, useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import type { University } from '../api/records';
import { messageText } from '../i18n/refusals';
import { FilteredList } from '../records/FilteredList';
import { PageHeader } from '../records/PageHeader';
import { RecordCards } from '../records/RecordCards';
import { RecordTable } from '../records/RecordTable';
import { FIRST, UniversityFilters, useUniversityColumns } from './university-columns';

const ROWS = 10;
const PAIR = 2;

/** Two universities are ticked for a cooperation, or the way leads on to the agents. */
export default function RelationPage() {
  const translate = useTranslate();
  const columns = useUniversityColumns();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const Rows = isPhone ? RecordCards<University> : RecordTable<University>;
  return (
    <ListBase<University> resource="mun" storeKey="mun.relation" sort={FIRST} perPage={ROWS}>
      <PageHeader title={translate('resources.mun.relations')} lead={translate('resources.mun.relations_lead')}>
        <Button component={Link} to="/mun" color="inherit" startIcon={<ArrowBack />}>
          {translate('resources.mun.back')}
        </Button>
        <AgentsButton />
        <CooperationButton />
      </PageHeader>
      <FilteredList filters={<UniversityFilters />}>
        <Rows columns={columns} />
      </FilteredList>
    </ListBase>
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
    if (selectedIds.length !== PAIR) return notify('resources.mun.choose_two', { type: 'warning' });
    // The next pair is ticked from none.
    onUnselectItems();
    navigate(`/coo/create/${first}/${second}`);
  };
  return (
    <Button variant="contained" startIcon={<Handshake />} onClick={go}>
      {translate('resources.mun.new_cooperation')}
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
      to={`/agentU?filter=${encodeURIComponent(filter)}`}
      variant="outlined"
      color="inherit"
      startIcon={<LinkIcon />}
    >
      {translate('resources.mun.to_agents')}
    </Button>
  );
}
