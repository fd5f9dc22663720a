/** What depends on other fields, which OpenAPI 3.0 says in words. */
export const CONDITIONAL: Readonly<Record<string, readonly string[]>> = {
  // One of two.
  'POST /api/user/login': ['email', 'username'],
  'POST /api/admin/update/coo': ['cooid', 'id'],
  // It, or a factor: then ticket, method and code.
  'POST /api/user/reauthenticate': ['password'],
  // Of staff; a student's is the email.
  'POST /api/v1/users': ['username'],
  // It, or groups.
  'POST /api/cert/reject': ['reject_reason'],
  'POST /api/v1/certificates/{id}/reject': ['reason'],
  // Of what is accepted check by check.
  'POST /api/v1/certificates/{id}/verdicts': ['answers'],
};
