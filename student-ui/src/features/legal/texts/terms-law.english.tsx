import { type LegalSection, legalLink } from '../../../components/legal/legal-document';
import { OperatorEmail } from '../../../components/legal/OperatorDetails';
import { paths } from '../../../config/paths';

export const termsLaw: readonly LegalSection[] = [
  {
    id: 'property',
    title: 'Intellectual property',
    body: (
      <p>
        Your documents remain yours. The service, its software, design, texts and marks, and the layout of the reports
        belong to us or our licensors; you may use them only as these terms allow. Complaints about content that
        infringes your rights reach us at <OperatorEmail />.
      </p>
    ),
  },
  {
    id: 'links',
    title: 'Links and others',
    body: (
      <p>
        The service names and links to agencies, universities, ministries and banks. They are independent of us; their
        pages, offers and decisions are their own.
      </p>
    ),
  },
  {
    id: 'data',
    title: 'Personal data',
    body: (
      <p>
        We process personal data under the Personal Data Protection Act 2010, as our{' '}
        <a href={legalLink(paths.privacy, 'english')}>Privacy Policy</a> says.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    body: (
      <>
        <p>
          We provide the service with reasonable care and skill. We do not promise that it is always available, that
          every certificate can be verified, or that an employer, institution or authority will accept a report.
        </p>
        <p>
          As far as the law allows, we are not liable for indirect loss, for loss of profit, of an opportunity or of
          data, for wrong or late answers of others, or for events that we cannot control; and our liability for an
          application is limited to the fee that was paid for it. Liability that the law does not allow to be excluded
          remains, in particular for fraud, for death or injury caused by negligence, and under the Consumer Protection
          Act 1999.
        </p>
      </>
    ),
  },
  {
    id: 'indemnity',
    title: 'False uploads and indemnity',
    body: (
      <p>
        You bear the consequences of false, altered or unauthorised uploads. If others make claims against us because of
        them, or because you broke these terms, you make good our loss, including reasonable legal costs.
      </p>
    ),
  },
  {
    id: 'ending',
    title: 'Suspension and end',
    body: (
      <p>
        You may stop using the service at any time. We may block or close an account that breaks these terms, harms
        others or endangers the service; where we can, we tell you before and hear you. What by its nature is meant to
        last, such as the sections on reports, liability and disputes, continues.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <p>
        We may change the service and these terms. A new version is shown here with its date, and we ask you to agree to
        it where that is needed. For an application that is already under way the version under which you applied
        counts.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Governing law',
    body: (
      <p>
        <strong>These terms are governed by the laws of Malaysia.</strong> Mandatory rights that protect you where you
        live remain.
      </p>
    ),
  },
  {
    id: 'disputes',
    title: 'Disputes and arbitration',
    body: (
      <>
        <p>
          If there is a dispute, write to <OperatorEmail /> first and say what it is about. Both sides then try in good
          faith to settle it by informal negotiation <strong>for 30 days</strong> from that message.
        </p>
        <p>
          What is not settled within these 30 days is referred to and finally resolved by arbitration administered by
          the Asian International Arbitration Centre under its rules in force at that time.{' '}
          <strong>The seat of the arbitration is Kuala Lumpur.</strong> There is one arbitrator, and the language is
          English.
        </p>
        <p>
          You may still bring a consumer claim before the Tribunal for Consumer Claims, as far as it has jurisdiction,
          and both sides may ask a court for urgent protection.
        </p>
      </>
    ),
  },
  {
    id: 'general',
    title: 'General',
    body: (
      <p>
        If a part of these terms does not hold, the rest does. If we do not use a right at once, we do not give it up.
        You may not transfer your rights without our consent. These terms are written in English and in Malay; if the
        two differ, the English version prevails.
      </p>
    ),
  },
];
