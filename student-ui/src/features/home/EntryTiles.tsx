import { SimpleGrid, Text, Title } from '@mantine/core';
import { ROLE } from '@myverify/domain/account/role';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { manage, paths } from '../../config/paths';
import { lazyDialog } from '../../lib/lazy-part';
import { userQuery, useSession } from '../../lib/session';
import classes from './Home.module.css';
import { useHomeTexts } from './home.texts';
import { AgencyIcon, CooperationIcon, StudentIcon } from './icons';

const SearchDialog = lazyDialog(() => import('./SearchDialog'));

export function EntryTiles() {
  const t = useHomeTexts();
  return (
    <SimpleGrid component="nav" aria-label={t('tiles.label')} cols={{ base: 1, sm: 3 }} spacing="md">
      <StudentTile />
      <Link to={paths.agency} className={classes.tile}>
        <TileContent icon={<AgencyIcon />} title={t('tiles.agency')} text={t('tiles.agencyText')} />
      </Link>
      <Link to={paths.university} className={classes.tile}>
        <TileContent icon={<CooperationIcon />} title={t('tiles.cooperation')} text={t('tiles.cooperationText')} />
      </Link>
    </SimpleGrid>
  );
}

/** Opens the search for visitors; students and staff have views of their own. */
function StudentTile() {
  const t = useHomeTexts();
  const { user, isStaff } = useSession();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  const content = (text: string) => <TileContent icon={<StudentIcon />} title={t('tiles.student')} text={text} />;

  /** Who it is may still be on its way when the tile is pressed. */
  async function enter() {
    const known = user === undefined ? await queries.ensureQueryData(userQuery).catch(() => null) : user;
    if (!known) {
      setOpenings((before) => before + 1);
      setOpen(true);
    } else if (known.role === ROLE.student || known.role === ROLE.integrator) void navigate(paths.certificates);
    else location.assign(manage.certificates);
  }

  if (isStaff) {
    return (
      <a href={manage.certificates} className={classes.tile}>
        {content(t('tiles.allCertificates'))}
      </a>
    );
  }
  if (user) {
    return (
      <Link to={paths.certificates} className={classes.tile}>
        {content(t('tiles.ownCertificates'))}
      </Link>
    );
  }
  return (
    <>
      <button type="button" className={classes.tile} aria-haspopup="dialog" onClick={() => void enter()}>
        {content(t('tiles.studentText'))}
      </button>
      {openings > 0 && <SearchDialog key={openings} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}

function TileContent({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <>
      <span className={classes.icon}>{icon}</span>
      <Title order={2} fz="lg" component="span">
        {title}
      </Title>
      <Text size="sm" c="dimmed" component="span">
        {text}
      </Text>
    </>
  );
}
