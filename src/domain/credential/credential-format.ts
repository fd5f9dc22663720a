/**
 * The forms in which a credential is given, by the names that OpenID4VCI has for them: the data model 2.0 as a JSON Web
 * Token (VC-JOSE-COSE), the data model 1.1 as one, and the data model 2.0 with a Data Integrity proof
 * (`eddsa-rdfc-2022`).
 */
export const CREDENTIAL_FORMATS = ['vc+jwt', 'jwt_vc_json', 'ldp_vc'] as const;

export type CredentialFormat = (typeof CREDENTIAL_FORMATS)[number];

export const DEFAULT_FORMAT = 'vc+jwt' satisfies CredentialFormat;
