import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useCommonTexts } from '../../i18n/common.texts';
import { useCatalogTexts } from './catalog.texts';

interface Props {
  readonly label: string;
  /** What is searched for now. */
  readonly name: string;
  readonly onSearch: (name: string) => void;
}

export function SearchBox({ label, name, onSearch }: Props) {
  const common = useCommonTexts();
  const t = useCatalogTexts();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(name);
  // Going back in the browser brings back what was searched for then.
  useEffect(() => setTyped(name), [name]);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSearch(typed);
  }

  /** The button goes with what it clears, so the focus goes to the field. */
  function clear() {
    onSearch('');
    input.current?.focus();
  }

  return (
    <search>
      <form onSubmit={submit}>
        <Group gap="sm" align="flex-end">
          <TextInput
            ref={input}
            label={label}
            type="search"
            name="name"
            maxLength={200}
            autoComplete="off"
            flex="1 1 12rem"
            maw="20rem"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit">{common('search')}</Button>
          {name && (
            <Button variant="default" onClick={clear}>
              {t('clear')}
            </Button>
          )}
        </Group>
      </form>
    </search>
  );
}
