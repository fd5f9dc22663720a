import { paths } from '../../config/paths';
import { type LegalDocument, legalLink } from './legal-document';
import { OperatorEmail, OperatorName } from './OperatorDetails';

const notice: LegalDocument = {
  title: 'Law and Disclaimer of Liability',
  updated: 'Last updated: 07 January 2024',
  contents: 'Contents',
  intro: (
    <p>
      MyVerify (the “platform”) is operated by <OperatorName /> (“we”, “us”). Please read this notice before you upload
      anything. By accepting it you confirm that you have understood it and that you will keep to it for every
      application that you make.
    </p>
  ),
  sections: [
    {
      id: 'notice-review',
      title: 'Formal review only',
      body: (
        <>
          <p>
            The platform carries out a formal review only. We check whether the documents you submit are complete,
            legible and consistent with one another. We may also ask the institution concerned or the Malaysian
            higher-education ministry, including by email; a report says that they have confirmed something only where
            their answer is on record. We do not examine the substance of your studies, and we do not act as an
            authority.
          </p>
          <p>
            A verification report states the result of that review on the day on which it was issued. Each employer,
            institution or authority decides for itself whether to rely on it.
          </p>
          <p>
            <strong>
              If the result of the review differs from reality, or is not the result that you expected, the fee is not
              refunded.
            </strong>
          </p>
        </>
      ),
    },
    {
      id: 'notice-rights',
      title: 'Rights ownership',
      body: (
        <>
          <p>
            The documents that you upload remain yours, or remain the property of the institution that issued them. You
            allow us to store, copy, convert and show them to our reviewers, and to send them to the institutions that
            have to confirm them, as far as this is needed to review your application, to issue your report and to
            answer for it.
          </p>
          <p>
            The platform itself, with its software, design, texts, marks and the layout of the reports, belongs to us or
            to those who license it to us. You may pass on your own report, complete and unchanged. You may not copy
            parts of the platform, alter a report, or use our name or marks in a way that suggests our approval.
          </p>
        </>
      ),
    },
    {
      id: 'notice-content',
      title: 'Content restrictions',
      body: (
        <>
          <p>Whatever you upload or write on the platform must</p>
          <ul>
            <li>concern you, or somebody who has authorised you in writing to apply on their behalf;</li>
            <li>be a true, complete and legible copy of the original, with nothing added, removed or altered;</li>
            <li>be needed for the application: please do not upload other documents about you or about others;</li>
            <li>be in one of the file types and within the size that the form names.</li>
          </ul>
          <p>
            We may ask for a better copy, refuse a file, or reject an application whose documents do not meet these
            points.
          </p>
        </>
      ),
    },
    {
      id: 'notice-prohibited',
      title: 'Prohibited content',
      body: (
        <>
          <p>You must not upload, send or link to anything that</p>
          <ul>
            <li>is forged, altered, stolen, bought, or issued by a body that had no right to issue it;</li>
            <li>belongs to another person, or shows another person’s data, without that person’s consent;</li>
            <li>infringes a copyright, a trade mark or any other right of somebody else;</li>
            <li>contains viruses, scripts or anything else meant to harm or to get into a computer system;</li>
            <li>is obscene, threatening, defamatory, seditious, or offends against race or religion;</li>
            <li>breaks the laws of Malaysia or of the country in which the document was issued.</li>
          </ul>
          <p>
            We remove such content, close the account where this is warranted, and report it to the authorities and to
            the institution concerned where the law requires or allows it.
          </p>
        </>
      ),
    },
    {
      id: 'notice-false',
      title: 'False uploads',
      body: (
        <p>
          <strong>You alone bear the consequences of false, incomplete or misleading uploads and statements.</strong>{' '}
          This includes the rejection of the application without refund, the withdrawal of a report that was already
          issued, claims of others who relied on it, and proceedings under the Penal Code or any other law. You will
          make good the loss that we suffer from claims of others because of what you uploaded.
        </p>
      ),
    },
    {
      id: 'notice-liability',
      title: 'Limitation of liability',
      body: (
        <>
          <p>As far as the law allows, we are not liable for</p>
          <ul>
            <li>decisions that employers, institutions or authorities take, or do not take, because of a report;</li>
            <li>wrong, late or missing answers of institutions and ministries on which a review depends;</li>
            <li>interruptions of the platform, and losses caused by events that we cannot control;</li>
            <li>what others do with a report, or with documents, that you have passed on to them;</li>
            <li>loss of profit, of an opportunity or of data, and any other indirect loss.</li>
          </ul>
          <p>
            In every other case our liability for an application is limited to the fee that you paid for it. Nothing in
            this notice excludes liability that cannot be excluded by law, such as liability for fraud, for death or
            injury caused by negligence, or under the Consumer Protection Act 1999.
          </p>
        </>
      ),
    },
    {
      id: 'notice-complaints',
      title: 'Intellectual property complaints',
      body: (
        <>
          <p>
            If you believe that something on the platform infringes your copyright, trade mark or another intellectual
            property right, please write to us by email at <OperatorEmail /> and include
          </p>
          <ul>
            <li>your name and how to reach you, and whom you act for if it is not yourself;</li>
            <li>what right you hold, with proof of it;</li>
            <li>what infringes it, and where on the platform you found it;</li>
            <li>a statement that what you write is true to the best of your knowledge.</li>
          </ul>
          <p>
            We answer within 7 working days, and remove or block the content while we look into a complaint that is well
            founded.
          </p>
        </>
      ),
    },
    {
      id: 'notice-privacy',
      title: 'Personal data privacy policy',
      body: (
        <>
          <p>
            We process your personal data under the Personal Data Protection Act 2010. We use your name, birth,
            nationality, passport, photo, contact details and documents to review your application, to issue the report
            and to let those to whom you give it check it. We disclose them to the institutions that have to confirm
            your documents, and otherwise only where the law requires it.
          </p>
          <p>
            You may see and correct your data, download them, withdraw your consent and erase your account at any time;
            of an issued report we keep what the law requires. How this works, and how long we keep what, is in our{' '}
            <a href={legalLink(paths.privacy, 'english')} target="_blank" rel="noreferrer">
              Privacy Policy (opens in a new tab)
            </a>
            .
          </p>
        </>
      ),
    },
  ],
};

export default notice;
