import { createHash, type KeyObject, sign } from 'node:crypto';
import { CREDENTIALS_CONTEXT } from '../../domain/credential/status-list.js';
import { CONTEXT_VERSIONS, contextAddress, reportContext } from '../../domain/credential/verifiable-credential.js';
import { multibase } from './multibase.js';

interface ProofKey {
  readonly key: KeyObject;
  /** The name by which verifiers find its public half. */
  readonly method: string;
}

type Contexts = ReadonlyMap<string, object>;

/** What documents are made of RDF by: the standard's context as it is packed, and our own. Nothing is fetched. */
export async function knownContexts(issuer: string): Promise<Contexts> {
  const { contexts } = await import('@digitalbazaar/credentials-context');
  const standard = contexts.get(CREDENTIALS_CONTEXT);
  if (!standard) throw new Error(`there is no copy of ${CREDENTIALS_CONTEXT}`);
  const own = CONTEXT_VERSIONS.map(
    (version) => [contextAddress(issuer, version), reportContext(issuer, version)] as const,
  );
  return new Map<string, object>([[CREDENTIALS_CONTEXT, standard], ...own]);
}

/**
 * A document with a proof by the suite `eddsa-rdfc-2022` (W3C Data Integrity). It tells no time of its making, so that
 * the same document has the same proof.
 */
export async function withProof(document: object, contexts: Contexts, { key, method }: ProofKey): Promise<object> {
  const proof = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-rdfc-2022',
    verificationMethod: method,
    proofPurpose: 'assertionMethod',
  };
  const options = { '@context': Reflect.get(document, '@context'), ...proof };
  const hashes = [await canonicalHash(options, contexts), await canonicalHash(document, contexts)];
  return { ...document, proof: { ...proof, proofValue: multibase(sign(null, Buffer.concat(hashes), key)) } };
}

async function canonicalHash(document: object, contexts: Contexts): Promise<Buffer> {
  // Not before somebody asks for this form: it takes a fifth of a second and 20 MB.
  const { default: jsonld } = await import('jsonld');
  const canonical = await jsonld.canonize(document, {
    algorithm: 'RDFC-1.0',
    format: 'application/n-quads',
    base: null,
    // A word that no context knows would be left out of what is signed.
    safe: true,
    rdfDirection: 'i18n-datatype',
    documentLoader: async (url) => {
      const known = contexts.get(url);
      if (!known) throw new Error(`there is no copy of ${url}`);
      return { contextUrl: null, documentUrl: url, document: known };
    },
  });
  return createHash('sha256').update(canonical).digest();
}
