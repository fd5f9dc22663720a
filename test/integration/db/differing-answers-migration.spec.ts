import { DifferingAnswers1764261050000 } from '../../../migrations/1764261050000-differing-answers.js';
import { insertCertificate } from '../../contract/certificate.store.contract.js';
import { NOON } from '../../contract/stores.js';
import { aConfirmation, anAnswerTo } from '../../factories/confirmation.factory.js';
import { onEachEngine } from '../../support/databases.js';
import { withSql } from '../../support/sql.js';
import { storesOn } from '../../support/typeorm-stores.js';

onEachEngine('an installation that did not note which answers may differ', (fresh) => {
  it('notes it of all, and of what an earlier release adds when it is done again', async () => {
    const { database } = await fresh();
    const stores = storesOn(database);
    const { id } = await insertCertificate(stores, { status: 'Verified' });
    const asked = await stores.unitOfWork.run((tx) => tx.confirmations.insert(aConfirmation(id, NOON)));
    const answers = (['equal', 'differs'] as const).map((likeness) => ({
      fields: { certNo: { answer: 'differs', value: '"likeness":"differs"', likeness } } as const,
    }));
    for (const one of answers) {
      await stores.unitOfWork.run((tx) => tx.confirmations.addAnswer(anAnswerTo(asked, NOON, one)));
    }
    const noted = async () => {
      const text = 'SELECT may_differ AS noted FROM confirmation_answers ORDER BY id';
      return (await database.read(withSql((sql) => sql.rows<{ noted: number }>(text)))).map((row) => row.noted);
    };
    expect(await noted()).toEqual([0, 1]);
    const again = async (...changes: string[]) => {
      for (const text of changes) await database.write(withSql((sql) => sql.change(text)));
      const runner = database.writer.createQueryRunner();
      await new DifferingAnswers1764261050000().up(runner);
      await runner.release();
    };
    const on = database.engine === 'mariadb' ? ' ON confirmation_answers' : '';
    await again(
      `DROP INDEX ix_confirmation_answers_differing${on}`,
      'ALTER TABLE confirmation_answers DROP COLUMN may_differ',
    );
    expect(await noted()).toEqual([0, 1]);
    await again('UPDATE confirmation_answers SET may_differ = 1');
    expect(await noted()).toEqual([0, 1]);
    await database.close();
  });
});
