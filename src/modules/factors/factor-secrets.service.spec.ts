import { SecretBox, sealedPlace } from '../../platform/security/secret-box.port.js';
import { FactorSecrets } from './factor-secrets.service.js';

class PlainBox extends SecretBox {
  seal = (secret: string, place: string) => `${place}|${secret}`;
  open = (sealed: string, place: string) => sealed.slice(place.length + 1);
}

it('seals what a factor is verified by for its own row, where a change of keys looks for it', () => {
  const secrets = new FactorSecrets(new PlainBox());
  const sealed = secrets.seal(7, 'secret');
  expect(sealed).toBe(`${sealedPlace('factors', 'secret', 7)}|secret`);
  expect(secrets.open({ id: 7, secret: sealed })).toBe('secret');
});
