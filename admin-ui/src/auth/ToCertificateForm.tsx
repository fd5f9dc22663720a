import { LinearProgress } from '@mui/material';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { formPlace } from './form-place';

/** Leads staff who had to sign in first back to the certificate form, which is another application. */
export default function ToCertificateForm() {
  const { search } = useLocation();
  useEffect(() => location.replace(formPlace(search)), [search]);
  return <LinearProgress />;
}
