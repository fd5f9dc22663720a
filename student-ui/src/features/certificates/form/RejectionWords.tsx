import { Text } from '@mantine/core';
import { languageOf } from '@myverify/domain/shared/text-language';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../i18n/i18n';
import classes from './Form.module.css';
import type { Rejection } from './rejections';

const TEXTS = { en: 'textEn', cn: 'textCn' } as const;

/** The reasons in the reader's language, and the comment as the officer wrote it. */
export function RejectionWords({ rejection: { reasons, comment } }: { readonly rejection: Rejection }) {
  useTranslation();
  const told = TEXTS[currentLanguage()];
  return (
    <>
      {reasons.map((reason) => (
        <Text key={reason.id} size="sm" className={classes.words}>
          {reason[told]}
        </Text>
      ))}
      {comment !== null && (
        <Text size="sm" className={classes.words} lang={languageOf(comment)}>
          {comment}
        </Text>
      )}
    </>
  );
}
