/** An email address, or a name made of one, that breaks before the `@` where it does not fit. */
export function Address({ children }: { readonly children: string }) {
  const [local, ...domain] = children.split('@');
  return domain.length === 0 ? (
    local
  ) : (
    <>
      {local}
      <wbr />@{domain.join('@')}
    </>
  );
}
