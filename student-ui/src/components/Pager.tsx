import { Group, NativeSelect, Pagination, Stack, Text } from '@mantine/core';
import { useCommonTexts } from '../i18n/common.texts';
import { useIsPhone } from '../lib/device';
import { grouped } from '../lib/numbers';
import { PAGE_SIZES, pageCount, pageSizes } from '../lib/paging';
import { PageJump } from './PageJump';
import { usePagerTexts } from './Pager.texts';

interface Props {
  readonly page: number;
  readonly size: number;
  /** How many there are on all pages. */
  readonly total: number;
  readonly onPage: (page: number) => void;
  /** Left out where the size is not to be chosen. */
  readonly onSize?: (size: number) => void;
}

/** How many there are, the pages, how long they are, and a jump to any of them. */
export function Pager({ page, size, total, onPage, onSize }: Props) {
  const common = useCommonTexts();
  const t = usePagerTexts();
  const isPhone = useIsPhone();
  const pages = pageCount(total, size);
  const count = grouped(total);
  const smallest = PAGE_SIZES[0] ?? size;
  return (
    <Group component="nav" aria-label={common('pages')} justify="space-between" align="flex-start" gap="md">
      <Group gap="md">
        <Text size="sm" c="dimmed" role="status">
          {common('total', { count })}
          {pages > 1 && ` · ${common('pageOf', { page, pages })}`}
        </Text>
        {onSize && total > Math.min(size, smallest) && (
          <NativeSelect
            size="xs"
            aria-label={t('perPage')}
            value={size}
            onChange={(event) => onSize(Number(event.currentTarget.value))}
            data={pageSizes(isPhone, size).map((value) => ({
              value: String(value),
              label: t('perPage') + common('colon') + value,
            }))}
          />
        )}
      </Group>
      {pages > 1 && (
        <Stack gap="xs" align={isPhone ? 'flex-start' : 'flex-end'}>
          <Pagination
            total={pages}
            value={page}
            onChange={onPage}
            size="sm"
            siblings={isPhone ? 0 : 1}
            getItemProps={(number) => ({ 'aria-label': t('page', { page: number }) })}
            getControlProps={(control) => ({ 'aria-label': common(control === 'next' ? 'nextPage' : 'previousPage') })}
          />
          <PageJump pages={pages} onPage={onPage} />
        </Stack>
      )}
    </Group>
  );
}
