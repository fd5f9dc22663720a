import type { SvgIconComponent } from '@mui/icons-material';
import Home from '@mui/icons-material/HomeOutlined';
import { matchPath } from 'react-router-dom';
import type { Resource, ScreenGroup } from '../resource';
import { addressOf, RESOURCES } from '../resources';

export interface Screen {
  /** Pattern of the address below /manage; what is below it belongs to the same tab, unless a longer pattern fits. */
  readonly path: string;
  /** Key of the title. */
  readonly title: string;
  /** Whose permission it takes; nothing for screens of everyone. */
  readonly resource?: string;
  /** Where it stands in the menu; screens without one are reached from others. */
  readonly menu?: { readonly group?: ScreenGroup; readonly icon: SvgIconComponent };
}

export const HOME: Screen = { path: '/', title: 'layout.home', menu: { icon: Home } };

function screensOf({ name, group, icon, pages = [] }: Resource): readonly Screen[] {
  const path = addressOf(name);
  const list = { path, title: `resources.${name}.menu`, resource: name, menu: { group, icon } };
  return [list, ...pages.map((page) => ({ path: `${path}/${page.path}`, title: page.title, resource: name }))];
}

/** Every screen that has a tab, in the order of the menu. */
export const SCREENS: readonly Screen[] = [
  HOME,
  ...RESOURCES.flatMap(screensOf),
  { path: '/account', title: 'account.basic_info' },
  { path: '/account/password', title: 'account.change_password' },
  { path: '/account/factors', title: 'factors.title' },
];

/** The screen an address belongs to: of those that fit the one that says most. */
export function screenAt(pathname: string): Screen | null {
  const fitting = SCREENS.filter(({ path }) => matchPath({ path, end: path === '/' }, pathname) !== null);
  return fitting.sort((one, other) => other.path.length - one.path.length)[0] ?? null;
}
