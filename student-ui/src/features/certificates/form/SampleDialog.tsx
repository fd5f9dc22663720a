import type { DocumentGroup } from '@myverify/domain/certificate/certificate.documents';
import '@mantine/carousel/styles.css';
import { Carousel } from '@mantine/carousel';
import { Anchor, Modal, Stack, Text } from '@mantine/core';
import { useFocusBack } from '../../../components/use-focus-back';
import { useCommonTexts } from '../../../i18n/common.texts';
import { defineTexts } from '../../../i18n/define-texts';
import { useIsPhone } from '../../../lib/device';
import { SAMPLES } from '../samples/samples';

const useTexts = defineTexts('samples', {
  en: {
    title: 'Sample: {{label}}',
    about: 'A made-up document that shows what we need to see. Yours may look different.',
    picture: 'Sample {{number}} of {{count}}: {{what}}',
    open: 'Open this sample',
    next: 'Next sample',
    previous: 'Previous sample',
    photoPage: 'the page with photo, name and number',
    visaPage: 'the page with the student pass',
    certificateFront: 'the front of the certificate',
    certificateBack: 'the back of the certificate',
    transcriptFirst: 'the first page of the transcript',
    transcriptLast: 'the last page of the transcript, with total credits and signature',
    stamp: 'a certified copy with the stamp of the ministry',
    bankReceipt: 'the receipt of a bank transfer',
    qrReceipt: 'the receipt of a DuitNow payment on a phone',
  },
  cn: {
    title: '样例：{{label}}',
    about: '此为虚构文件，仅说明需要看到的内容，您的文件版式可能不同。',
    picture: '样例 {{number}} / {{count}}：{{what}}',
    open: '打开此样例',
    next: '下一个样例',
    previous: '上一个样例',
    photoPage: '含照片、姓名和号码的页面',
    visaPage: '学生准证页',
    certificateFront: '证书正面',
    certificateBack: '证书背面',
    transcriptFirst: '成绩单首页',
    transcriptLast: '成绩单末页，含总学分和签名',
    stamp: '盖有高教部印章的核证副本',
    bankReceipt: '银行转账凭证',
    qrReceipt: '手机上的 DuitNow 付款凭证',
  },
});

interface Props {
  readonly group: DocumentGroup;
  readonly label: string;
  readonly onClose: () => void;
}

/** The samples of a group, one after the other. */
export default function SampleDialog({ group, label, onClose }: Props) {
  useFocusBack();
  const t = useTexts();
  const common = useCommonTexts();
  const phone = useIsPhone();
  const samples = SAMPLES[group];
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('title', { label })}
      size="lg"
      fullScreen={phone}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t('about')}
        </Text>
        <Carousel
          withIndicators={samples.length > 1}
          withControls={samples.length > 1}
          controlSize={36}
          emblaOptions={{ loop: true }}
          nextControlProps={{ 'aria-label': t('next') }}
          previousControlProps={{ 'aria-label': t('previous') }}
          getIndicatorProps={() => ({ tabIndex: -1, 'aria-hidden': true })}
        >
          {samples.map(({ picture, what }, index) => (
            <Carousel.Slide key={what}>
              <Stack gap={6} align="center">
                <img
                  src={picture}
                  alt={t('picture', { number: index + 1, count: samples.length, what: t(what) })}
                  style={{ width: '100%', maxHeight: '60vh', objectFit: 'contain' }}
                />
                <Text size="sm" ta="center">
                  {t('picture', { number: index + 1, count: samples.length, what: t(what) })}
                </Text>
                <Anchor href={picture} target="_blank" rel="noopener" size="sm">
                  {`${t('open')} (${common('opensInNewTab')})`}
                </Anchor>
              </Stack>
            </Carousel.Slide>
          ))}
        </Carousel>
      </Stack>
    </Modal>
  );
}
