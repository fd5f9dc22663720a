import type { SvgIconComponent } from '@mui/icons-material';
import Apartment from '@mui/icons-material/ApartmentOutlined';
import Article from '@mui/icons-material/ArticleOutlined';
import Assignment from '@mui/icons-material/AssignmentTurnedInOutlined';
import FactCheck from '@mui/icons-material/FactCheckOutlined';
import Group from '@mui/icons-material/GroupOutlined';
import Handshake from '@mui/icons-material/HandshakeOutlined';
import Home from '@mui/icons-material/HomeOutlined';
import Pending from '@mui/icons-material/HourglassEmptyOutlined';
import Key from '@mui/icons-material/KeyOutlined';
import Link from '@mui/icons-material/LinkOutlined';
import PendingActions from '@mui/icons-material/PendingActionsOutlined';
import Policy from '@mui/icons-material/PolicyOutlined';
import Rule from '@mui/icons-material/RuleOutlined';
import School from '@mui/icons-material/SchoolOutlined';
import { matchPath } from 'react-router-dom';

export type ScreenGroup = 'review' | 'catalogue' | 'administration';

export interface Screen {
  /** Pattern of the address below /manage; what is below it belongs to the same tab, unless a longer pattern fits. */
  readonly path: string;
  /** Key of the title. */
  readonly title: string;
  /** Whose permission it takes, a name in auth/permissions.ts; nothing for screens of everyone. */
  readonly resource?: string;
  /** Where it stands in the menu; screens without one are reached from others. */
  readonly menu?: { readonly group?: ScreenGroup; readonly icon: SvgIconComponent };
}

export const HOME: Screen = { path: '/', title: 'layout.home', menu: { icon: Home } };

const entry = (name: string, group: ScreenGroup, icon: SvgIconComponent): Screen => ({
  path: `/${name}`,
  title: `resources.${name}.menu`,
  resource: name,
  menu: { group, icon },
});

/** Every screen that has a tab, in the order of the menu. */
export const SCREENS: readonly Screen[] = [
  HOME,
  entry('student', 'review', FactCheck),
  entry('report', 'review', Assignment),
  entry('unsealed', 'review', Pending),
  entry('reason', 'review', Rule),
  entry('job', 'review', PendingActions),
  entry('company', 'catalogue', Apartment),
  entry('mun', 'catalogue', School),
  { path: '/mun/relation', title: 'resources.mun.relations', resource: 'mun' },
  entry('coo', 'catalogue', Handshake),
  entry('agentU', 'catalogue', Link),
  entry('news', 'catalogue', Article),
  entry('user', 'administration', Group),
  entry('role', 'administration', Key),
  entry('audit', 'administration', Policy),
  { path: '/account', title: 'account.basic_info' },
  { path: '/account/password', title: 'account.change_password' },
];

/** The screen an address belongs to: of those that fit the one that says most. */
export function screenAt(pathname: string): Screen | null {
  const fitting = SCREENS.filter(({ path }) => matchPath({ path, end: path === '/' }, pathname) !== null);
  return fitting.sort((one, other) => other.path.length - one.path.length)[0] ?? null;
}
