import { type LegalDocument, legalLink } from '../../../components/legal/legal-document';
import { OperatorAddress, OperatorEmail, OperatorName, OperatorPhone } from '../../../components/legal/OperatorDetails';
import { paths } from '../../../config/paths';
import { LegalTable } from '../LegalTable';
import { HELD } from './privacy-held.english';
import { privacyRights } from './privacy-rights.english';

const privacy: LegalDocument = {
  title: 'Privacy Policy',
  updated: 'Last updated: 29 November 2026',
  contents: 'Contents',
  intro: (
    <p>
      This policy is the notice that the Personal Data Protection Act 2010 of Malaysia (the “Act”) requires. It says
      which personal data MyVerify holds, why, for how long, who receives them, and what you can do about it.
    </p>
  ),
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      body: (
        <p>
          MyVerify is operated by <OperatorName />, <OperatorAddress /> (“we”, “us”). We decide why and how your
          personal data are processed. For anything in this policy write to <OperatorEmail /> or call <OperatorPhone />.
        </p>
      ),
    },
    {
      id: 'what',
      title: 'What we hold, why, and for how long',
      body: (
        <>
          <p>We hold what you give us, and what comes into being while you use the service:</p>
          <LegalTable
            label="What we hold, why, and for how long"
            columns={['What', 'Why', 'How long']}
            rows={Object.values(HELD)}
          />
          <p>
            Apart from the reasons that our staff give for decisions, the audit trail holds no names, no email addresses
            and no whole passport numbers. It also records what people without an account do: that they checked a report
            by its number or its file, looked one up in the student information query, asked to be told of its changes
            or ended that. What they entered (the number; the name, passport number and date of birth; the email
            address), the fingerprint of the file, and their network address stand there as keyed hashes.
          </p>
          <p>
            To check a file, your browser sends us the fingerprint of the file alone. The file itself is sent only if
            you agree, and is not kept. The log by which we find faults names kinds of requests, times and account
            numbers, and no passwords, codes or whole passport numbers.
          </p>
          <p>
            We make no automated decisions about you: every application is reviewed by a person. We do not use your data
            for advertising and do not sell them.
          </p>
        </>
      ),
    },
    {
      id: 'source',
      title: 'Where the data come from',
      body: (
        <p>
          From you, when you register, fill in a form, upload a file or write to us; from institutions and the Malaysian
          higher-education ministry, when they answer our questions about your documents; from our staff, when they
          prepare an application for you; from holders of reports, when they say whom a link is for; from whoever checks
          a report, looks one up or asks to be told of its changes; from whoever asks for access for an organisation;
          and from your device, when you use the service.
        </p>
      ),
    },
    {
      id: 'must',
      title: 'Whether you have to give them',
      body: (
        <p>
          You need not give us anything to read our public pages; to check a report its number or its file is enough. To
          find a report in the student information query, its holder’s name, passport number and date of birth are
          needed; to be told of its changes, your email address; to <a href={paths.access}>ask for access</a> for an
          organisation, all that its form asks. For an account we need your email address and a password. For an
          application we need the fields and documents that the form marks as required; without them we cannot review
          it. Everything else is voluntary.
        </p>
      ),
    },
    {
      id: 'recipients',
      title: 'Who receives the data',
      body: (
        <>
          <ul>
            <li>
              Our reviewers and administrators, as far as their task requires it. Each file they open is recorded.
            </li>
            <li>
              The institutions that issued your documents and the Malaysian higher-education ministry, where we ask them
              to confirm the documents.
            </li>
            <li>
              Whoever holds the number or the file of your report: they see whether it is valid or why it was withdrawn,
              its editions, and the certified fields, with the passport number masked.
            </li>
            <li>
              Whoever you give a link to: they see the same until the link ends or you stop it, and can download the PDF
              if you allow it. In the PDF and in a portable copy the passport number stands in full; so does it for
              whomever these are passed on to.
            </li>
            <li>
              Whoever enters your exact name, passport number and date of birth in the student information query: they
              can open the report that is in force, unless you switch that off under “Share a report”.
            </li>
            <li>
              Whoever has asked to be told when your report changes: our email names its number and says that it was
              corrected, or withdrawn and why. It does not name you.
            </li>
            <li>
              The holder of a report that somebody looks up or checks: we show when, and whether by number, by file or
              by name, passport number and date of birth; never by whom or from where. We also tell the holder of it by
              email, once a day at most, unless that is switched off. Of a shared link the holder sees when it was
              opened and when the PDF was downloaded.
            </li>
            <li>Companies that run servers and send emails for us, on our instructions and under a duty of secrecy.</li>
            <li>Courts and authorities, where the law obliges us.</li>
          </ul>
          <p>
            If an institution that has to confirm a document is outside Malaysia, we send it only what it needs for
            that, and only because you asked for the verification (section 129 of the Act).
          </p>
        </>
      ),
    },
    {
      id: 'security',
      title: 'How we protect the data',
      body: (
        <p>
          Passwords, codes, PINs and shared links are stored only as hashes. Connections are encrypted. Pictures are
          encoded anew when they arrive, which removes hidden details such as the place where they were taken. Files are
          private: they open for you, for the staff who review them, and by links that end after 15 minutes. If a breach
          puts you at risk, we tell the Personal Data Protection Commissioner and you without delay.
        </p>
      ),
    },
    {
      id: 'cookies',
      title: 'Cookies and storage on your device',
      body: (
        <p>
          We set two cookies. One keeps you signed in for at most two days and is removed when you sign out. The other
          is set when you sign in and lets us recognise this browser for 180 days, so that strangers who try to get into
          your account cannot keep you out of it; it holds no name or address, and signs nobody in. Your browser also
          remembers, on your device only, what makes the pages convenient, such as the language you chose, whether you
          may be signed in, that you accepted the legal notice, and how long the countdown for the next code still runs;
          and, until you have an account or close the tab, the email address that you typed to register. What you typed
          into an application or your profile and have not saved is kept in the browser, encrypted so that only you can
          read it once signed in, with the names of files that had not arrived but no file, until you save or discard
          it, sign out, another account opens a form, or seven days have passed. There are no cookies of others and no
          tracking.
        </p>
      ),
    },
    ...privacyRights,
    {
      id: 'changes',
      title: 'Changes and languages',
      body: (
        <p>
          When this policy changes, we show the new version here with its date, and ask for your consent anew where that
          is needed. It is written in English and in Malay; if the two differ, the English version prevails. The use of
          the service is governed by our <a href={legalLink(paths.terms, 'english')}>Terms and Conditions</a>.
        </p>
      ),
    },
  ],
};

export default privacy;
