import type { SvgIconComponent } from '@mui/icons-material';
import type { ComponentType } from 'react';
import type { CurrentUser } from './auth/current-user';

export type Permission = CurrentUser['permissions'][number];

/** Where the menu lists a screen. */
export type ScreenGroup = 'review' | 'catalogue' | 'administration';

interface Texts {
  readonly [name: string]: string | Texts;
}

/** Everything that the back office knows of a resource: its menu entry, routes, tab, permissions and texts follow from it. */
export interface Resource {
  /** That of the API, and of the texts: `resources.<name>`. */
  readonly name: string;
  /** Of its screens below /manage, where that is not the name. */
  readonly address?: string;
  /** What the API calls it, where that is not the name. */
  readonly apiName?: string;
  readonly icon: SvgIconComponent;
  readonly group: ScreenGroup;
  /** To see it. */
  readonly see: Permission;
  /** To change anything, where that takes another one. */
  readonly change?: Permission;
  readonly texts: { readonly en: Texts; readonly cn: Texts };
  /** Its list, with the dialogs that are routes below it. */
  readonly list: ComponentType;
  /** A screen of its own for one record, at `:id`. */
  readonly record?: ComponentType;
  /** Further screens below the address; `title` is the key of a text. */
  readonly pages?: readonly { readonly path: string; readonly title: string; readonly screen: ComponentType }[];
}
