import { Button, type ButtonProps } from '@mantine/core';
import { Link, type LinkProps } from 'react-router-dom';

/** A link that looks like a button. */
export function LinkButton(props: ButtonProps & LinkProps) {
  return <Button component={Link} {...props} />;
}
