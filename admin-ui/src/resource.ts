import type { SvgIconComponent } from '@mui/icons-material';
import type { Permission } from '@myverify/domain/account/role';

export type { Permission } from '@myverify/domain/account/role';

/** Where the menu lists a screen. */
export type ScreenGroup = 'review' | 'catalogue' | 'administration';

interface Texts {
  readonly [name: string]: string | Texts;
}

/**
 * Everything that the back office knows of a resource: its menu entry, routes, tab, permissions and texts follow from
 * it.
 */
export interface Resource {
  /** That of the API, and of the texts: `resources.<name>`. */
  readonly name: string;
  /** Of its screens below /manage, where that is not the name. */
  readonly address?: string;
  /** What the API calls it, where that is not the name. */
  readonly apiName?: string;
  readonly icon: SvgIconComponent;
  readonly group: ScreenGroup;
  /** To see it: this one, or any of these. */
  readonly see: Permission | readonly Permission[];
  /** To change anything, where that takes another one. */
  readonly change?: Permission;
  readonly texts: { readonly en: Texts; readonly cn: Texts };
  /** Whether one record has a screen of its own, at `:id`. */
  readonly hasRecordScreen?: boolean;
  /** Further screens below the address; `title` is the key of a text. */
  readonly pages?: readonly { readonly path: string; readonly title: string }[];
}
