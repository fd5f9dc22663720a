import { paths } from '../../config/paths';
import { type LegalDocument, legalLink } from './legal-document';
import { OperatorEmail, OperatorName } from './OperatorDetails';

const notice: LegalDocument = {
  title: 'Undang-undang dan Penafian Liabiliti',
  updated: 'Kemas kini terakhir: 07 Januari 2024',
  contents: 'Kandungan',
  intro: (
    <p>
      MyVerify (“platform”) dikendalikan oleh <OperatorName /> (“kami”). Sila baca notis ini sebelum anda memuat naik
      apa-apa dokumen. Dengan menerimanya, anda mengesahkan bahawa anda telah memahaminya dan akan mematuhinya bagi
      setiap permohonan yang anda buat.
    </p>
  ),
  sections: [
    {
      id: 'notice-review',
      title: 'Semakan formal sahaja',
      body: (
        <>
          <p>
            Platform ini menjalankan semakan formal sahaja. Kami menyemak sama ada dokumen yang anda kemukakan lengkap,
            boleh dibaca dan selaras antara satu sama lain. Kami juga boleh bertanya kepada institusi berkenaan atau
            kementerian pendidikan tinggi Malaysia, termasuk melalui e-mel; laporan menyatakan bahawa mereka telah
            mengesahkan sesuatu hanya jika jawapan mereka ada dalam rekod. Kami tidak menilai isi pengajian anda, dan
            kami tidak bertindak sebagai pihak berkuasa.
          </p>
          <p>
            Laporan pengesahan menyatakan hasil semakan tersebut pada hari laporan itu dikeluarkan. Setiap majikan,
            institusi atau pihak berkuasa menentukan sendiri sama ada hendak bergantung padanya.
          </p>
          <p>
            <strong>
              Jika hasil semakan berbeza daripada keadaan sebenar, atau bukan hasil yang anda jangkakan, fi tidak akan
              dikembalikan.
            </strong>
          </p>
        </>
      ),
    },
    {
      id: 'notice-rights',
      title: 'Pemilikan hak',
      body: (
        <>
          <p>
            Dokumen yang anda muat naik kekal milik anda, atau kekal milik institusi yang mengeluarkannya. Anda
            membenarkan kami menyimpan, menyalin, menukar format dan menunjukkannya kepada penyemak kami, serta
            menghantarnya kepada institusi yang perlu mengesahkannya, setakat yang diperlukan untuk menyemak permohonan
            anda, mengeluarkan laporan anda dan bertanggungjawab atasnya.
          </p>
          <p>
            Platform ini, termasuk perisian, reka bentuk, teks, tanda dan susun atur laporannya, adalah milik kami atau
            milik pihak yang memberikan lesen kepada kami. Anda boleh menyerahkan laporan anda sendiri kepada pihak lain
            dengan lengkap dan tanpa pindaan. Anda tidak boleh menyalin mana-mana bahagian platform, meminda laporan,
            atau menggunakan nama atau tanda kami dengan cara yang membayangkan kelulusan kami.
          </p>
        </>
      ),
    },
    {
      id: 'notice-content',
      title: 'Sekatan kandungan',
      body: (
        <>
          <p>Segala yang anda muat naik atau tulis di platform ini hendaklah</p>
          <ul>
            <li>
              berkaitan dengan anda, atau dengan orang yang telah memberi anda kuasa secara bertulis untuk memohon;
            </li>
            <li>
              merupakan salinan yang benar, lengkap dan boleh dibaca daripada dokumen asal, tanpa sebarang pindaan;
            </li>
            <li>diperlukan bagi permohonan itu: sila jangan muat naik dokumen lain tentang anda atau orang lain;</li>
            <li>dalam jenis fail dan had saiz yang dinyatakan pada borang.</li>
          </ul>
          <p>
            Kami boleh meminta salinan yang lebih baik, menolak fail, atau menolak permohonan yang dokumennya tidak
            memenuhi perkara di atas.
          </p>
        </>
      ),
    },
    {
      id: 'notice-prohibited',
      title: 'Kandungan yang dilarang',
      body: (
        <>
          <p>Anda tidak boleh memuat naik, menghantar atau memautkan apa-apa yang</p>
          <ul>
            <li>dipalsukan, dipinda, dicuri, dibeli, atau dikeluarkan oleh badan yang tidak berhak mengeluarkannya;</li>
            <li>milik orang lain, atau menunjukkan data orang lain, tanpa persetujuan orang itu;</li>
            <li>melanggar hak cipta, cap dagangan atau apa-apa hak lain pihak lain;</li>
            <li>mengandungi virus, skrip atau apa-apa yang bertujuan merosakkan atau menceroboh sistem komputer;</li>
            <li>lucah, mengugut, memfitnah, menghasut, atau menyinggung kaum atau agama;</li>
            <li>melanggar undang-undang Malaysia atau undang-undang negara tempat dokumen itu dikeluarkan.</li>
          </ul>
          <p>
            Kami akan membuang kandungan sedemikian, menutup akaun apabila wajar, dan melaporkannya kepada pihak
            berkuasa serta institusi berkenaan apabila undang-undang menghendaki atau membenarkannya.
          </p>
        </>
      ),
    },
    {
      id: 'notice-false',
      title: 'Muat naik palsu',
      body: (
        <p>
          <strong>
            Anda sendiri menanggung akibat muat naik dan kenyataan yang palsu, tidak lengkap atau mengelirukan.
          </strong>{' '}
          Ini termasuk penolakan permohonan tanpa bayaran balik, penarikan balik laporan yang telah dikeluarkan,
          tuntutan pihak lain yang bergantung padanya, dan prosiding di bawah Kanun Keseksaan atau undang-undang lain.
          Anda hendaklah menanggung rugi kami atas kerugian yang kami alami daripada tuntutan pihak lain disebabkan oleh
          apa yang anda muat naik.
        </p>
      ),
    },
    {
      id: 'notice-liability',
      title: 'Had liabiliti',
      body: (
        <>
          <p>Setakat yang dibenarkan oleh undang-undang, kami tidak bertanggungjawab atas</p>
          <ul>
            <li>keputusan yang dibuat, atau tidak dibuat, oleh majikan, institusi atau pihak berkuasa atas laporan;</li>
            <li>jawapan institusi dan kementerian yang salah, lewat atau tiada, yang menjadi asas semakan;</li>
            <li>gangguan platform, dan kerugian akibat kejadian di luar kawalan kami;</li>
            <li>perbuatan pihak lain terhadap laporan atau dokumen yang anda serahkan kepada mereka;</li>
            <li>kehilangan keuntungan, peluang atau data, dan apa-apa kerugian tidak langsung yang lain.</li>
          </ul>
          <p>
            Dalam setiap hal lain, liabiliti kami bagi sesuatu permohonan terhad kepada fi yang anda bayar untuknya.
            Tiada apa-apa dalam notis ini mengecualikan liabiliti yang tidak boleh dikecualikan oleh undang-undang,
            seperti liabiliti bagi fraud, bagi kematian atau kecederaan akibat kecuaian, atau di bawah Akta Perlindungan
            Pengguna 1999.
          </p>
        </>
      ),
    },
    {
      id: 'notice-complaints',
      title: 'Aduan harta intelek',
      body: (
        <>
          <p>
            Jika anda percaya bahawa sesuatu di platform ini melanggar hak cipta, cap dagangan atau hak harta intelek
            anda yang lain, sila hantar e-mel kepada kami di <OperatorEmail /> dan sertakan
          </p>
          <ul>
            <li>nama anda dan cara menghubungi anda, serta pihak yang anda wakili jika bukan diri anda sendiri;</li>
            <li>hak yang anda miliki, berserta buktinya;</li>
            <li>perkara yang melanggarnya, dan tempat anda menemuinya di platform;</li>
            <li>kenyataan bahawa apa yang anda tulis adalah benar sepanjang pengetahuan anda.</li>
          </ul>
          <p>
            Kami menjawab dalam tempoh 7 hari bekerja, dan membuang atau menyekat kandungan itu semasa kami menyiasat
            aduan yang berasas.
          </p>
        </>
      ),
    },
    {
      id: 'notice-privacy',
      title: 'Dasar privasi data peribadi',
      body: (
        <>
          <p>
            Kami memproses data peribadi anda di bawah Akta Perlindungan Data Peribadi 2010. Kami menggunakan nama,
            tarikh lahir, kewarganegaraan, pasport, gambar, butiran perhubungan dan dokumen anda untuk menyemak
            permohonan anda, mengeluarkan laporan dan membolehkan pihak yang menerimanya daripada anda menyemaknya. Kami
            menzahirkannya kepada institusi yang perlu mengesahkan dokumen anda, dan selainnya hanya apabila dikehendaki
            oleh undang-undang.
          </p>
          <p>
            Anda boleh melihat dan membetulkan data anda, memuat turunnya, menarik balik persetujuan anda dan memadamkan
            akaun anda pada bila-bila masa; bagi laporan yang telah dikeluarkan, kami menyimpan apa yang dikehendaki
            oleh undang-undang. Cara pelaksanaannya, dan tempoh penyimpanan, terdapat dalam{' '}
            <a href={legalLink(paths.privacy, 'malay')} target="_blank" rel="noreferrer">
              Dasar Privasi kami (dibuka dalam tab baharu)
            </a>
            .
          </p>
        </>
      ),
    },
  ],
};

export default notice;
