import type { Message } from '../../src/domain/messages/message.js';
import { changedCopy } from './changed-copies.js';
import type { ChangedCopy } from './changed-copy.js';

const FORM = 'student-ui/src/features/certificates/form';

type Texts = Readonly<Record<string, string>>;
type Rule = (value: unknown, values: object) => Message | null;

describe('a limit that is changed', () => {
  let copy: ChangedCopy;
  beforeAll(() => {
    copy = changedCopy();
    copy.edit({
      file: 'src/domain/account/profile.ts',
      find: "label: 'name', most: 120",
      put: "label: 'name', most: 60",
    });
    copy.edit({ file: 'src/domain/account/user.form.ts', find: 'least: 3, most: 18', put: 'least: 3, most: 12' });
    copy.edit({ file: 'src/domain/files/file-kind.ts', find: 'passport: paper(5)', put: 'passport: paper(3)' });
  });

  it('is what the API describes', () => {
    const document = copy.apiDocument();
    const { schemas } = document.components;
    for (const name of ['UpdateUserDto', 'UserInputDto', 'PortalFormDto', 'CertificateInputDto', 'CertificateRowDto']) {
      expect(schemas[name]?.properties.name).toMatchObject({ maxLength: 60 });
    }
    expect(schemas.UserInputDto?.properties.username).toMatchObject({
      description: expect.stringContaining('3 to 12'),
    });
    expect(JSON.stringify(document)).toContain('The file needs to be less than 3 MB!');
  });

  it('is what the API goes by', async () => {
    const { validationPipe } = await copy.import<{
      validationPipe: () => { transform: (body: object, meta: object) => Promise<unknown> };
    }>('src/platform/http/validation.ts');
    const { UpdateUserDto } = await copy.import<{ UpdateUserDto: new () => object }>('src/portal/users.dto.ts');
    const validated = (name: string) => validationPipe().transform({ name }, { type: 'body', metatype: UpdateUserDto });
    await expect(validated('x'.repeat(61))).rejects.toMatchObject({
      details: { errors: { name: { code: 'too_long', params: { label: 'name', max: 60 } } } },
    });
    await expect(validated('x'.repeat(60))).resolves.toMatchObject({ name: 'x'.repeat(60) });
  });

  it("is what the student's interface goes by", async () => {
    const { APPLICATION_RULES } = await copy.import<{ APPLICATION_RULES: Record<string, Rule> }>(
      `${FORM}/application-rules.ts`,
    );
    const { PROFILE_RULES } = await copy.import<{ PROFILE_RULES: Record<string, Rule> }>(
      'student-ui/src/features/account/profile-form.ts',
    );
    const { EMPTY_APPLICATION } = await copy.import<{ EMPTY_APPLICATION: object }>(`${FORM}/application.ts`);
    for (const rules of [APPLICATION_RULES, PROFILE_RULES]) {
      const validated = (name: string) => rules.name?.(name, { ...EMPTY_APPLICATION, name });
      expect(validated('x'.repeat(61))).toEqual({ code: 'too_long', params: { label: 'name', max: 60 } });
      expect(validated('x'.repeat(60))).toBeNull();
    }
    const { refusalOf } = await copy.import<{ refusalOf: (file: object, kind: string) => Message | null }>(
      'student-ui/src/components/upload/upload-rules.ts',
    );
    const scan = { name: 'scan.pdf', type: 'application/pdf' };
    const MB = 1024 * 1024;
    expect(refusalOf({ ...scan, size: 3 * MB - 1 }, 'passport')).toBeNull();
    expect(refusalOf({ ...scan, size: 3 * MB }, 'passport')).toEqual({
      code: 'file_too_large',
      params: { megabytes: 3 },
    });
  });

  it('is what the back office goes by, and what it says', async () => {
    const { usernameProblem } = await copy.import<{
      usernameProblem: (username: string, email: string | null) => Message | null;
    }>('admin-ui/src/users/credentials.ts');
    const { userTexts } = await copy.import<{ userTexts: { en: Texts; cn: Texts } }>(
      'admin-ui/src/users/user.texts.ts',
    );
    expect(usernameProblem('x'.repeat(13), null)).toEqual({ code: 'length_between', params: { min: 3, max: 12 } });
    expect(usernameProblem('x'.repeat(12), null)).toBeNull();
    expect(userTexts.en.username_hint).toContain('3 to 12');
    expect(userTexts.cn.username_hint).toContain('3 到 12');
  });
});
