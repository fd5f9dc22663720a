import { LANGUAGES } from '@myverify/domain/account/user';

export const ARTICLE_LANGUAGES = LANGUAGES.map((id) => ({ id, name: `resources.news.language.${id}` }));
