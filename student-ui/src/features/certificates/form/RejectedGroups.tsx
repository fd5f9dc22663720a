import { Alert, Anchor, Text } from '@mantine/core';
import { languageOf } from '@myverify/domain/shared/text-language';
import { goToField } from '../../../components/go-to-field';
import classes from './Form.module.css';
import { useFieldTexts } from './fields.texts';
import { useFormTexts } from './form.texts';
import { useForm } from './form-context';
import { RejectionWords } from './RejectionWords';
import { filesFieldOf, ownWordsIn } from './rejections';

/** What is wrong and what to do, group by group, with the ways there. */
export function RejectedGroups() {
  const t = useFormTexts();
  const fieldTexts = useFieldTexts();
  const { rejections, reason, isStudent } = useForm();
  const words = ownWordsIn(reason, rejections);
  return (
    <Alert color="red" variant="light" role="alert" title={t('rejected.title')} style={{ borderColor: 'var(--bad)' }}>
      {words !== null && (
        <Text size="sm" className={classes.words} lang={languageOf(words)}>
          {words}
        </Text>
      )}
      <ul className={classes.rejected}>
        {rejections.map((rejection) => {
          const field = filesFieldOf(rejection.group);
          return (
            <li key={rejection.group}>
              <Text size="sm" fw={600}>
                <Anchor
                  href={`#${field}`}
                  c="var(--bad)"
                  underline="always"
                  inherit
                  onClick={(event) => goToField(event, field)}
                >
                  {fieldTexts(`label.${field}`)}
                </Anchor>
                {t('rejected.colon')}
                {t(`rejected.${rejection.verdict}`)}
                {rejection.changed && ` (${t('rejected.changed')})`}
              </Text>
              <RejectionWords rejection={rejection} />
            </li>
          );
        })}
      </ul>
      {isStudent && (
        <Text size="sm" mt={4}>
          {t('rejected.help')}
        </Text>
      )}
    </Alert>
  );
}
