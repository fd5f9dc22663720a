import { EmployerDoor } from './EmployerDoor';
import { HeroWords } from './HeroWords';
import { StudentDoor } from './StudentDoor';

/** What the service is, and a door for each of the two who come: who has a certificate, and who was shown a report. */
export function Hero() {
  return (
    <HeroWords>
      <StudentDoor />
      <EmployerDoor />
    </HeroWords>
  );
}
