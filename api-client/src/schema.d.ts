// Made by `npm run openapi` out of openapi.json. Do not edit.

export type paths = Record<string, never>;
