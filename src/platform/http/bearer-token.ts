import { ExtractJwt } from 'passport-jwt';

/**
 * The token in the header; it goes before the one in the cookie, and stands in its place even where it is worth
 * nothing.
 */
export const bearerToken = ExtractJwt.fromAuthHeaderAsBearerToken();
