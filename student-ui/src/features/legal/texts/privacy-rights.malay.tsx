import type { LegalSection } from '../../../components/legal/legal-document';
import { OperatorEmail } from '../../../components/legal/OperatorDetails';

export const privacyRights: readonly LegalSection[] = [
  {
    id: 'rights',
    title: 'Hak anda',
    body: (
      <>
        <p>Anda boleh, pada bila-bila masa dan tanpa bayaran,</p>
        <ul>
          <li>
            <strong>melihat dan membawa data anda</strong>: “Download my data” di bawah Basic info memberi anda satu
            fail yang mengandungi akaun dan profil anda, permohonan, fail yang dimuat naik dan laporan anda, persetujuan
            anda, pautan yang anda kongsi dan masa pautan itu dibuka, pilihan anda tentang carian, laporan yang anda
            pantau, sesi anda, serta jejak audit tentang perbuatan anda dan akaun anda;
          </li>
          <li>
            <strong>membetulkannya</strong>: profil anda di bawah Basic info, permohonan anda pada borangnya; apa yang
            disahkan oleh laporan yang telah dikeluarkan dibetulkan oleh kakitangan kami;
          </li>
          <li>
            <strong>menentukan hal carian dan pautan</strong>: “Share a report” menunjukkan cara laporan anda dicari,
            menghentikan pautan, dan mematikan pertanyaan maklumat pelajar serta e-mel kami tentang carian;
          </li>
          <li>
            <strong>menghentikan e-mel tentang laporan yang anda pantau</strong>, juga tanpa akaun: melalui pautan dalam
            setiap e-mel itu;
          </li>
          <li>
            <strong>menarik balik persetujuan anda</strong>: bagi pertanyaan kepada universiti anda dan kementerian, di
            bawah “Your data” dalam Basic info, dan pertanyaan yang masih terbuka tamat serta-merta; bagi perkara lain,
            atau untuk membantah penggunaan yang menyusahkan anda, tulis kepada kami, atau padamkan akaun anda. Perkara
            yang telah dilakukan sebelum itu kekal sah, dan tanpa data tersebut kami tidak lagi dapat menyemak
            permohonan anda;
          </li>
          <li>
            <strong>memadamkan akaun anda</strong>: “Erase my account” di bawah Basic info.
          </li>
        </ul>
        <p>
          Jika anda menulis kepada kami, kami meminta bukti pengenalan diri anda dan menjawab dalam tempoh 21 hari,
          sebagaimana yang diperuntukkan oleh Akta.
        </p>
      </>
    ),
  },
  {
    id: 'erasure',
    title: 'Perkara yang kekal apabila anda memadamkan akaun anda',
    body: (
      <>
        <p>
          Akaun anda kehilangan segala yang menunjukkan siapa anda dan tidak boleh dibuka lagi. Draf, permohonan yang
          menunggu dan permohonan yang ditolak dihapuskan bersama failnya. Alamat e-mel anda boleh digunakan semula.
          Laporan yang dipantau oleh alamat itu dan pilihan anda tentang carian dilupakan. Pautan yang anda kongsi
          kehilangan nama penerimanya, PINnya dan rekod pembukaannya; sesiapa yang membuka pautan yang belum tamat
          diberitahu bahawa akaun itu telah ditutup. Kami menyimpan, selama tujuh tahun:
        </p>
        <ul>
          <li>
            bagi setiap laporan yang dikeluarkan, medan yang disahkan, gambar dan PDFnya, tanpa akaun anda: pihak lain
            bergantung padanya, dan laporan itu mesti dapat disemak dan dipertanggungjawabkan selagi tuntutan boleh
            dibawa (Akta Had Masa 1953, seksyen 6). Laporan itu boleh disemak melalui nombornya tetapi tidak lagi
            ditemui melalui nama;
          </li>
          <li>
            resit fi laporan itu: rekod perakaunan mesti disimpan selama tujuh tahun (Akta Syarikat 2016, seksyen 245;
            Akta Cukai Pendapatan 1967, seksyen 82);
          </li>
          <li>
            nombor akaun anda berserta tarikh akaun itu dibuka dan dipadamkan, persetujuan anda di bawah nombor itu, dan
            jejak audit.
          </li>
        </ul>
        <p>
          Imbasan pasport, sijil, transkrip dan cap anda, alamat e-mel anda, catatan anda dan segala yang tidak disahkan
          oleh laporan dibuang daripada apa yang kami simpan. Tempat laporan dalam senarai bagi salinan mudah alih kekal
          selagi perkhidmatan ini berjalan, tanpa laporan itu setelah laporan itu dibuang. Pemadaman tidak meliputi
          salinan yang dibuat oleh pihak lain, termasuk salinan mudah alih, pautan kepada PDF yang dibuat dalam 15 minit
          sebelumnya, e-mel yang telah dihantar, dan sandaran, yang akan ditulis ganti mengikut gilirannya.
        </p>
      </>
    ),
  },
  {
    id: 'minors',
    title: 'Golongan muda',
    body: (
      <p>
        Perkhidmatan ini adalah untuk mereka yang berumur 13 tahun ke atas; kami tidak menyimpan data kanak-kanak yang
        lebih muda dengan pengetahuan kami. Sesiapa yang berumur di bawah 18 tahun memerlukan persetujuan ibu bapa atau
        penjaga. Jika anda berpendapat bahawa seorang kanak-kanak telah memberi kami data tanpa persetujuan itu, sila
        tulis kepada kami dan kami akan memadamkannya.
      </p>
    ),
  },
  {
    id: 'complaints',
    title: 'Pertanyaan dan aduan',
    body: (
      <>
        <p>
          Tulis kepada <OperatorEmail />, dan nyatakan perkaranya serta cara menghubungi anda.{' '}
          <strong>Kami menjawab aduan dalam tempoh 7 hari bekerja.</strong> Jika perkara itu memerlukan masa yang lebih
          lama untuk diselesaikan, jawapan itu menyatakan sebabnya dan tarikh akhirnya.
        </p>
        <p>
          Jika anda tidak berpuas hati, anda boleh merujuk kepada Pesuruhjaya Perlindungan Data Peribadi Malaysia
          (Jabatan Perlindungan Data Peribadi).
        </p>
      </>
    ),
  },
];
