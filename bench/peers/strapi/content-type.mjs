/** Names that Strapi keeps for columns of its own. */
const RENAMED = { created_by: 'creator_id' };
/** Strapi's own columns say the same: when a record was made and changed. */
const ITS_OWN = ['id', 'created_at', 'updated_at'];
const SHORT = 255;
const TYPES = { int: 'integer', bigint: 'biginteger' };

/**
 * The columns of ours that are fields of the content type, under their name there.
 * @param {ReadonlyArray<{ name: string, type: string, length: number | null }>} columns
 */
export const fieldsOf = (columns) =>
  columns
    .filter(({ name }) => !ITS_OWN.includes(name))
    .map(({ name, type, length }) => ({ from: name, name: RENAMED[name] ?? name, type: typeOf(type, length) }));

function typeOf(type, length) {
  if (type !== 'varchar') return TYPES[type];
  return length > SHORT ? 'text' : 'string';
}

/** `schema.json` of the content type, as the panel of Strapi would write it. */
export const schemaOf = (fields) => ({
  kind: 'collectionType',
  collectionName: 'certificates',
  info: { singularName: 'certificate', pluralName: 'certificates', displayName: 'Certificate' },
  options: { draftAndPublish: false },
  attributes: Object.fromEntries(fields.map(({ name, type }) => [name, { type }])),
});

const FACTORIES = { routes: 'createCoreRouter', controllers: 'createCoreController', services: 'createCoreService' };

/** The files of the content type, by their path below the project of Strapi: the defaults, nothing customized. */
export const filesOf = (fields) => ({
  'src/api/certificate/content-types/certificate/schema.json': JSON.stringify(schemaOf(fields), null, 2),
  ...Object.fromEntries(
    Object.entries(FACTORIES).map(([folder, factory]) => [
      `src/api/certificate/${folder}/certificate.js`,
      `module.exports = require('@strapi/strapi').factories.${factory}('api::certificate.certificate');\n`,
    ]),
  ),
});
