import '@mantine/dates/styles.css';
import 'dayjs/locale/zh-cn';
import { DatePicker } from '@mantine/dates';
import { defineTexts } from '../../i18n/define-texts';
import { currentLanguage } from '../../i18n/i18n';

const useTexts = defineTexts('calendar', {
  en: {
    nextMonth: 'Next month',
    previousMonth: 'Previous month',
    nextYear: 'Next year',
    previousYear: 'Previous year',
    nextDecade: 'Next decade',
    previousDecade: 'Previous decade',
    chooseMonth: 'Choose month',
    chooseYear: 'Choose year',
  },
  cn: {
    nextMonth: '下个月',
    previousMonth: '上个月',
    nextYear: '下一年',
    previousYear: '上一年',
    nextDecade: '下一个十年',
    previousDecade: '上一个十年',
    chooseMonth: '选择月份',
    chooseYear: '选择年份',
  },
});

interface Props {
  readonly value: string | null;
  readonly earliest?: string;
  readonly latest?: string;
  readonly onPick: (day: string) => void;
}

/** Apart from the field, because it is large and few open it. */
export default function Calendar({ value, earliest, latest, onPick }: Props) {
  const t = useTexts();
  const chinese = currentLanguage() === 'cn';
  return (
    <DatePicker
      value={value}
      onChange={(day) => {
        if (day) onPick(day);
      }}
      {...(earliest ? { minDate: earliest } : {})}
      {...(latest ? { maxDate: latest } : {})}
      {...(value ? { defaultDate: value } : latest ? { defaultDate: latest } : {})}
      // Their red has too little contrast, and says nothing here.
      weekendDays={[]}
      locale={chinese ? 'zh-cn' : 'en'}
      monthLabelFormat={chinese ? 'YYYY年M月' : 'MMMM YYYY'}
      ariaLabels={{
        nextMonth: t('nextMonth'),
        previousMonth: t('previousMonth'),
        nextYear: t('nextYear'),
        previousYear: t('previousYear'),
        nextDecade: t('nextDecade'),
        previousDecade: t('previousDecade'),
        monthLevelControl: t('chooseMonth'),
        yearLevelControl: t('chooseYear'),
      }}
    />
  );
}
