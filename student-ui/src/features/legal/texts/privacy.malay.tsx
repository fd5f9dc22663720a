import { type LegalDocument, legalLink } from '../../../components/legal/legal-document';
import { OperatorAddress, OperatorEmail, OperatorName, OperatorPhone } from '../../../components/legal/OperatorDetails';
import { paths } from '../../../config/paths';
import { LegalTable } from '../LegalTable';
import { HELD } from './privacy-held.malay';
import { privacyRights } from './privacy-rights.malay';

const privacy: LegalDocument = {
  title: 'Dasar Privasi',
  updated: 'Kemas kini terakhir: 29 November 2026',
  contents: 'Kandungan',
  intro: (
    <p>
      Dasar ini ialah notis yang dikehendaki oleh Akta Perlindungan Data Peribadi 2010 Malaysia (“Akta”). Dasar ini
      menyatakan data peribadi yang disimpan oleh MyVerify, sebab dan tempoh penyimpanannya, pihak yang menerimanya,
      serta perkara yang boleh anda lakukan mengenainya.
    </p>
  ),
  sections: [
    {
      id: 'who',
      title: 'Pihak yang bertanggungjawab',
      body: (
        <p>
          MyVerify dikendalikan oleh <OperatorName />, <OperatorAddress /> (“kami”). Kami menentukan tujuan dan cara
          data peribadi anda diproses. Bagi apa-apa perkara dalam dasar ini, sila tulis kepada <OperatorEmail /> atau
          hubungi <OperatorPhone />.
        </p>
      ),
    },
    {
      id: 'what',
      title: 'Data yang kami simpan, sebabnya dan tempohnya',
      body: (
        <>
          <p>Kami menyimpan data yang anda berikan dan data yang terhasil semasa anda menggunakan perkhidmatan ini:</p>
          <LegalTable
            label="Data yang kami simpan, sebabnya dan tempohnya"
            columns={['Data', 'Sebab', 'Tempoh']}
            rows={Object.values(HELD)}
          />
          <p>
            Selain sebab yang diberikan oleh kakitangan kami bagi sesuatu keputusan, jejak audit tidak mengandungi nama,
            alamat e-mel atau nombor pasport penuh. Jejak audit juga merekodkan perbuatan orang yang tidak mempunyai
            akaun: bahawa mereka menyemak laporan melalui nombor atau failnya, mencarinya dalam pertanyaan maklumat
            pelajar, meminta dimaklumkan tentang perubahannya atau menamatkan permintaan itu. Apa yang mereka masukkan
            (nombor laporan; nama, nombor pasport dan tarikh lahir; alamat e-mel), cap jari fail dan alamat rangkaian
            mereka disimpan di situ sebagai cincangan berkunci.
          </p>
          <p>
            Untuk menyemak fail, pelayar anda menghantar cap jari fail itu sahaja kepada kami. Fail itu sendiri hanya
            dihantar jika anda bersetuju, dan tidak disimpan. Log yang kami gunakan untuk mengesan kerosakan menyatakan
            jenis permintaan, masa dan nombor akaun, dan tidak mengandungi kata laluan, kod atau nombor pasport penuh.
          </p>
          <p>
            Kami tidak membuat keputusan automatik tentang anda: setiap permohonan disemak oleh manusia. Kami tidak
            menggunakan data anda untuk pengiklanan dan tidak menjualnya.
          </p>
        </>
      ),
    },
    {
      id: 'source',
      title: 'Sumber data',
      body: (
        <p>
          Daripada anda, apabila anda mendaftar, mengisi borang, memuat naik fail atau menulis kepada kami; daripada
          institusi dan kementerian pendidikan tinggi Malaysia, apabila mereka menjawab pertanyaan kami tentang dokumen
          anda; daripada kakitangan kami, apabila mereka menyediakan permohonan bagi pihak anda; daripada pemegang
          laporan, apabila mereka menyatakan penerima sesuatu pautan; daripada sesiapa yang menyemak atau mencari
          laporan, atau meminta dimaklumkan tentang perubahannya; daripada sesiapa yang memohon akses bagi pihak
          sesebuah organisasi; dan daripada peranti anda, apabila anda menggunakan perkhidmatan ini.
        </p>
      ),
    },
    {
      id: 'must',
      title: 'Sama ada anda wajib memberikannya',
      body: (
        <p>
          Anda tidak perlu memberikan apa-apa untuk membaca halaman awam kami; untuk menyemak laporan, nombor atau
          failnya sudah memadai. Untuk menemui laporan dalam pertanyaan maklumat pelajar, nama, nombor pasport dan
          tarikh lahir pemegangnya diperlukan; untuk dimaklumkan tentang perubahannya, alamat e-mel anda; untuk{' '}
          <a href={paths.access}>memohon akses</a> bagi pihak organisasi, semua yang diminta oleh borangnya. Untuk
          membuka akaun, kami memerlukan alamat e-mel dan kata laluan. Untuk permohonan, kami memerlukan medan dan
          dokumen yang ditandai sebagai wajib pada borang; tanpanya kami tidak dapat menyemak permohonan itu. Selainnya
          adalah secara sukarela.
        </p>
      ),
    },
    {
      id: 'recipients',
      title: 'Pihak yang menerima data',
      body: (
        <>
          <ul>
            <li>
              Penyemak dan pentadbir kami, setakat yang diperlukan oleh tugas mereka. Setiap fail yang mereka buka
              direkodkan.
            </li>
            <li>
              Institusi yang mengeluarkan dokumen anda dan kementerian pendidikan tinggi Malaysia, jika kami meminta
              mereka mengesahkan dokumen itu.
            </li>
            <li>
              Sesiapa yang memegang nombor atau fail laporan anda: mereka melihat sama ada laporan itu sah atau sebab ia
              ditarik balik, edisi-edisinya, serta medan yang disahkan, dengan nombor pasport yang disembunyikan
              sebahagiannya.
            </li>
            <li>
              Sesiapa yang anda berikan pautan: mereka melihat perkara yang sama sehingga pautan itu tamat atau anda
              menghentikannya, dan boleh memuat turun PDFnya jika anda membenarkannya. Dalam PDF dan salinan mudah alih,
              nombor pasport dinyatakan sepenuhnya, termasuk kepada sesiapa yang menerimanya kemudian.
            </li>
            <li>
              Sesiapa yang memasukkan nama, nombor pasport dan tarikh lahir anda dengan tepat dalam pertanyaan maklumat
              pelajar: mereka boleh membuka laporan yang berkuat kuasa, kecuali jika anda mematikannya di bawah “Share a
              report”.
            </li>
            <li>
              Sesiapa yang meminta dimaklumkan apabila laporan anda berubah: e-mel kami menyebut nombornya dan
              menyatakan bahawa laporan itu dibetulkan, atau ditarik balik dan sebabnya. E-mel itu tidak menyebut nama
              anda.
            </li>
            <li>
              Pemegang laporan yang dicari atau disemak oleh seseorang: kami menunjukkan masanya, dan sama ada melalui
              nombor, melalui fail, atau melalui nama, nombor pasport dan tarikh lahir; tidak sekali-kali oleh siapa
              atau dari mana. Kami juga memaklumkan pemegang itu melalui e-mel, paling kerap sekali sehari, kecuali jika
              pemberitahuan itu dimatikan. Bagi pautan yang dikongsi, pemegang melihat masa pautan itu dibuka dan masa
              PDFnya dimuat turun.
            </li>
            <li>
              Syarikat yang mengendalikan pelayan dan menghantar e-mel bagi pihak kami, mengikut arahan kami dan
              tertakluk kepada kewajipan kerahsiaan.
            </li>
            <li>Mahkamah dan pihak berkuasa, apabila kami diwajibkan oleh undang-undang.</li>
          </ul>
          <p>
            Jika institusi yang perlu mengesahkan sesuatu dokumen berada di luar Malaysia, kami hanya menghantar apa
            yang diperlukannya untuk tujuan itu, dan hanya kerana anda meminta pengesahan tersebut (seksyen 129 Akta).
          </p>
        </>
      ),
    },
    {
      id: 'security',
      title: 'Cara kami melindungi data',
      body: (
        <p>
          Kata laluan, kod, PIN dan pautan yang dikongsi disimpan sebagai cincangan sahaja. Sambungan disulitkan. Gambar
          dikodkan semula apabila diterima, lalu butiran tersembunyi seperti tempat gambar diambil akan hilang. Fail
          adalah sulit: fail hanya boleh dibuka oleh anda, oleh kakitangan yang menyemaknya, dan melalui pautan yang
          luput selepas 15 minit. Jika berlaku pelanggaran yang membahayakan anda, kami akan memaklumkan Pesuruhjaya
          Perlindungan Data Peribadi dan anda tanpa berlengah.
        </p>
      ),
    },
    {
      id: 'cookies',
      title: 'Kuki dan storan pada peranti anda',
      body: (
        <p>
          Kami menetapkan dua kuki. Satu mengekalkan log masuk anda selama paling lama dua hari dan dibuang apabila anda
          log keluar. Satu lagi ditetapkan apabila anda log masuk dan membolehkan kami mengenali pelayar ini selama 180
          hari, supaya orang asing yang cuba memasuki akaun anda tidak dapat menghalang anda; ia tidak mengandungi nama
          atau alamat, dan tidak melog masuk sesiapa. Pelayar anda juga mengingati, pada peranti anda sahaja, perkara
          yang memudahkan penggunaan halaman, seperti bahasa yang anda pilih, sama ada anda mungkin masih log masuk,
          bahawa anda telah menerima notis undang-undang, serta baki kiraan detik bagi kod yang seterusnya; dan,
          sehingga anda mempunyai akaun atau menutup tab, alamat e-mel yang anda taip untuk mendaftar. Apa yang anda
          taip dalam permohonan atau profil anda dan belum disimpan dikekalkan dalam pelayar, disulitkan supaya hanya
          anda boleh membacanya setelah log masuk, berserta nama fail yang belum sampai tetapi tanpa fail itu sendiri,
          sehingga anda menyimpan atau membuangnya, log keluar, akaun lain membuka borang, atau tujuh hari telah
          berlalu. Tiada kuki pihak lain dan tiada penjejakan.
        </p>
      ),
    },
    ...privacyRights,
    {
      id: 'changes',
      title: 'Pindaan dan bahasa',
      body: (
        <p>
          Apabila dasar ini dipinda, kami menunjukkan versi baharu di sini berserta tarikhnya, dan meminta persetujuan
          anda semula jika perlu. Dasar ini ditulis dalam bahasa Inggeris dan bahasa Melayu; jika terdapat percanggahan,
          versi bahasa Inggeris diguna pakai. Penggunaan perkhidmatan ini tertakluk kepada{' '}
          <a href={legalLink(paths.terms, 'malay')}>Terma dan Syarat</a> kami.
        </p>
      ),
    },
  ],
};

export default privacy;
