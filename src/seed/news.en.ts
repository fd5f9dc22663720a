import { type DemoArticle, h2, ol, p, row, ul } from './demo-article.js';

/** What the service has to tell, the newest first. */
export const ENGLISH_ARTICLES: readonly DemoArticle[] = [
  {
    title: 'Welcome to MyVerify',
    content: [
      p(
        'MyVerify verifies the academic certificates of international students who studied in Malaysia.',
        'You send in your certificate, your transcript and the pages that the ministry stamped; our reviewers make a formal review of them;',
        'and you receive a report that <strong>anyone can look up and check</strong>.',
      ),
      h2('Who it is for'),
      ul(
        'Graduates who need their Malaysian degree recognised at home or abroad',
        'Employers and universities that want to check a report they were shown',
        'Agencies that accompany students through their studies',
      ),
      p('<em>This is a demonstration: articles, agencies and cooperations are made up.</em>'),
    ].join(''),
  },
  {
    title: 'Guide: how to apply for a verification',
    content: [
      p('The service verifies the certificates of international students who studied in Malaysia. How it goes:'),
      ol(
        'Register with your email address and fill in your profile.',
        'Start an application: university, major and form of learning, and a photo of you.',
        'Upload passport, certificate, transcript, the pages that the ministry stamped, and the receipt of the fee.',
        'Send it in. If it comes back, mend what is named and send it again.',
        'Once it is verified, download the report.',
      ),
      p('Anyone can check a report by its number or its QR code.'),
    ].join(''),
  },
  {
    title: 'Five groups of documents: what to upload',
    content: [
      p('Each application has five groups of documents. Each takes pictures (JPG, PNG) or PDF files.'),
      `<table><thead>${row('th', 'Group', 'What belongs there', 'Files')}</thead><tbody>`,
      row('td', 'Passport', 'The page with your photo', 'up to 15, 5 MB each'),
      row('td', 'Certificate', 'The diploma, both sides if both are printed', 'up to 15, 5 MB each'),
      row('td', 'Transcript', 'Every page, with the legend of grades', 'up to 15, 5 MB each'),
      row('td', 'Ministry stamping', 'The pages that the ministry stamped', 'up to 15, 5 MB each'),
      row('td', 'Proof of payment', 'The receipt of your transfer', 'up to 8, 10 MB each'),
      '</tbody></table>',
      p(
        'PDF files with a password, with scripts or with attachments cannot be accepted. Print such a file to a new PDF first.',
      ),
    ].join(''),
  },
  {
    title: 'Fees for verification and stamping',
    content: [
      p('All fees include the service tax (SST) of 8%.'),
      ul(
        'Academic verification report: <strong>MYR 669.60</strong>',
        'Stamping verification: <strong>MYR 1101.60</strong>',
      ),
      p(
        'If you apply for stamping you need the academic verification as well: its fee is not part of the fee for stamping.',
        'You can pay by DuitNow QR or by bank transfer. Upload the receipt with your application.',
      ),
    ].join(''),
  },
  {
    title: 'How to check a report by its number or QR code',
    content: [
      p(
        'Each report has a number such as <code>MYV-7K2QM-9T4XB-3HD8E</code>. Its last character is a check character, so a mistyped number is noticed.',
      ),
      ol(
        'Scan the QR code, or type the number on the page for checking reports.',
        'Compare what you see there with the paper in your hand: name, university, major and dates.',
        'If anything differs, the paper was changed. If the report was withdrawn, the page says so, and why.',
      ),
      '<blockquote><p>Trust the page, not the paper.</p></blockquote>',
    ].join(''),
  },
  {
    title: 'Why applications come back, and how to avoid it',
    content: [
      p(
        'An application that is rejected shows the reason, and you can correct and send it again. The reasons we write most often:',
      ),
      ul(
        'A page of the transcript is missing',
        'The photo of a document is blurred or cut off at the edges',
        'The name on the certificate and the name in the passport differ, and no remark explains it',
        'The stamp of the ministry cannot be read',
      ),
      p('A remark in the box beside each group of documents helps the reviewer, and you.'),
    ].join(''),
  },
  {
    title: 'Names in their own script',
    content: [
      p(
        'Please write your name as it stands in your passport. Names in Chinese, Arabic, Tamil, Bengali and many other scripts are',
        'printed on the report as you write them.',
      ),
      p('For example: <b>王小明</b>.'),
    ].join(''),
  },
  {
    title: 'Public and private universities in Malaysia',
    content: [
      p(
        'Malaysia has twenty public universities and many private ones, among them campuses of universities from the United Kingdom,',
        'Australia and China. The list of universities can be filtered by both kinds, and shows the cooperations of each.',
      ),
      p('If your university is missing from the list, you can type its name into the application all the same.'),
    ].join(''),
  },
  {
    title: 'Your documents stay private',
    content: [
      p(
        'What you upload can be opened by you and by our reviewers, and by nobody else. Each time a member of staff opens one of your',
        'documents, this is written down.',
      ),
      p('Pictures are stored without the place and the camera that your phone may have noted in them.'),
      h2('What everyone can see'),
      p('Only who holds the number of your report can see what it certifies; your passport number is masked there.'),
    ].join(''),
  },
  {
    title: 'Complaints and questions',
    content: [
      p(
        'Something is wrong with your report, or you are not content with how we worked? Write to us; you will have an answer within <u>seven working days</u>.',
      ),
      '<hr>',
      p('What helps us: the number of your application or report, and how to reach you.'),
    ].join(''),
  },
];
