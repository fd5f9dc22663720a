import { Alert, Button, LinearProgress, Link, TextField, Typography } from '@mui/material';
import { ApiError } from '@myverify/api-client/api-error';
import type { AskedFactor, Proof } from '@myverify/api-client/factors';
import { noteAction } from '@myverify/api-client/idle';
import { isToConfirm } from '@myverify/api-client/organisation-window';
import { ROLE } from '@myverify/domain/account/role';
import { message } from '@myverify/domain/messages/message';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLogin, useNotify, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { ProofForm } from '../factors/ProofForm';
import { messageText } from '../i18n/refusals';
import { PlainPage } from '../layout/PlainPage';
import { errorText } from '../records/useNotifyError';
import { FactorDue, StudentSignedIn } from './auth-provider';
import { currentUser, followOtherWindows, maySession } from './current-user';
import { OrganisationButton } from './OrganisationButton';
import { OrganisationConfirm } from './OrganisationConfirm';
import { hasConfirmed, placeAfterOrganisation, readOrganisation, takeReturn } from './organisation';
import { PasswordField } from './PasswordField';
import { forgetLoss, returnPlace, wasLost } from './session-loss';

const STUDENT_SITE = '/';
const READING_MS = 4_000;

export function LoginPage() {
  const [query] = useState(takeReturn);
  if (isToConfirm() || (query !== null && hasConfirmed(query))) return <OrganisationConfirm query={query} />;
  return <SignInPage cameBack={query} />;
}

/** @param cameBack with what somebody came back from the organisation; `null` for who did not. */
function SignInPage({ cameBack }: { readonly cameBack: string | null }) {
  const translate = useTranslate();
  const login = useLogin();
  const notify = useNotify();
  const next = useNextPlace();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState<AskedFactor | null>(null);
  const [isStudent, setStudent] = useStudentSession();
  useSignInElsewhere(next, () => setStudent(true));
  const { data: organisation } = useQuery({ queryKey: ['organisation'], queryFn: readOrganisation, retry: false });
  const [byPassword, setByPassword] = useState(false);
  useReturn(cameBack, async (query) => {
    try {
      await login({ organisation: query }, placeAfterOrganisation());
      notify('auth.success', { type: 'success' });
    } catch (error) {
      if (error instanceof FactorDue) return setAsked(error.asked);
      setProblem(errorText(error));
    }
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim() || !password) return setProblem(messageText(message('credentials_needed')));
    setBusy(true);
    setProblem(null);
    try {
      await login({ login: name.trim(), password }, next());
      notify('auth.success', { type: 'success' });
    } catch (error) {
      if (error instanceof StudentSignedIn) return setStudent(true);
      setBusy(false);
      if (error instanceof FactorDue) return setAsked(error.asked);
      setProblem(errorText(error));
    }
  };
  const prove = async (proof: Proof) => {
    try {
      await login({ proof }, next());
      notify('auth.success', { type: 'success' });
    } catch (error) {
      if (error instanceof StudentSignedIn) return setStudent(true);
      if (!(error instanceof ApiError && error.sessionEnded)) throw error;
      // It took too long, or was tried too often: from the beginning.
      setAsked(null);
      setPassword('');
      setProblem(messageText(message('factor_setup_ended')));
    }
  };

  if (isStudent) return <StudentNotice />;
  if (cameBack !== null && !asked && !problem) {
    return (
      <PlainPage title={translate('auth.organisation_returning')} documentTitle={translate('auth.title')}>
        <LinearProgress aria-label={translate('auth.organisation_returning')} />
      </PlainPage>
    );
  }
  if (asked) {
    return (
      <PlainPage title={translate('factors.login_title')} documentTitle={translate('auth.title')}>
        <ProofForm asked={asked} onProof={prove} onBack={() => setAsked(null)} />
      </PlainPage>
    );
  }
  return (
    <PlainPage title={translate('auth.heading')} documentTitle={translate('auth.title')} lead={translate('auth.lead')}>
      {wasLost() && !problem ? <Alert severity="info">{translate('auth.session_lost')}</Alert> : null}
      {problem ? <Alert severity="error">{problem}</Alert> : null}
      {organisation?.enabled ? (
        <OrganisationButton next={next} onProblem={setProblem} isOnly={organisation.only} />
      ) : null}
      {organisation?.only && !byPassword ? (
        <Button onClick={() => setByPassword(true)}>{translate('auth.by_password')}</Button>
      ) : null}
      <form onSubmit={submit} noValidate hidden={organisation?.only === true && !byPassword}>
        <TextField
          label={translate('auth.login')}
          value={name}
          onChange={(event) => setName(event.target.value)}
          autoComplete="username"
          autoFocus
          slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
        />
        <PasswordField
          label={translate('auth.password')}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
        />
        <Button type="submit" variant="contained" size="large" fullWidth loading={isBusy} sx={{ mt: 2 }}>
          {translate('auth.submit')}
        </Button>
      </form>
    </PlainPage>
  );
}

/** Where to go after signing in: where the session was lost, or where the visitor wanted to go. */
function useNextPlace(): () => string {
  const { state } = useLocation();
  return () => {
    const lost = returnPlace();
    const pathname = lost?.pathname ?? (typeof state?.nextPathname === 'string' ? state.nextPathname : '/');
    const search = lost?.search ?? (typeof state?.nextSearch === 'string' ? state.nextSearch : '');
    return pathname.startsWith('/login') ? '/' : `${pathname}${search}`;
  };
}

/** Finishes, once, what was begun at the organisation. */
function useReturn(query: string | null, finish: (query: string) => Promise<void>): void {
  const isBegun = useRef(false);
  useEffect(() => {
    if (query === null || isBegun.current) return;
    isBegun.current = true;
    void finish(query);
  });
}

/** Goes on once someone has signed in in another window. */
function useSignInElsewhere(next: () => string, onStudent: () => void): void {
  const navigate = useNavigate();
  const latest = useRef({ next, onStudent });
  latest.current = { next, onStudent };
  useEffect(() => {
    const goOn = async () => {
      const { role } = await currentUser();
      if (role === ROLE.student) return latest.current.onStudent();
      const to = latest.current.next();
      // Whoever signs in there works here, too.
      noteAction();
      forgetLoss();
      navigate(to, { replace: true });
    };
    // Where the service is away for a moment one signs in here.
    return followOtherWindows({ onSignIn: () => void goOn().catch(() => undefined) });
  }, [navigate]);
}

/** Whether who is signed in here is a student: known after signing in, or from the student site. */
function useStudentSession() {
  const [isStudent, setStudent] = useState(false);
  useEffect(() => {
    if (!maySession()) return;
    currentUser().then(
      ({ role }) => setStudent(role === ROLE.student),
      () => null,
    );
  }, []);
  return [isStudent, setStudent] as const;
}

function StudentNotice() {
  const translate = useTranslate();
  useEffect(() => {
    const timer = setTimeout(() => location.assign(STUDENT_SITE), READING_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <PlainPage title={translate('auth.student_title')}>
      <Typography>{translate('auth.student_text')}</Typography>
      <Link href={STUDENT_SITE}>{translate('auth.student_link')}</Link>
    </PlainPage>
  );
}
