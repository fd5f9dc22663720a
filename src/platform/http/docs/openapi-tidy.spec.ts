import { tellWholeNumbersAndMoments } from './openapi-tidy.js';

describe('the description', () => {
  it('tells whole numbers and moments, and leaves alone what is neither', () => {
    const moment = '2026-03-01T04:05:06.789Z';
    const schema = {
      type: 'object',
      example: { type: 'number' },
      properties: {
        id: { type: 'number', example: 12 },
        ids: { type: 'array', items: { type: 'number' } },
        share: { type: 'number', format: 'double', example: 0.5 },
        type: { type: 'string', example: 'x' },
        since: { type: 'string', example: moment },
        endsAt: { type: 'string', nullable: true, example: null },
        withdrawnAt: { type: 'string' },
        lastAt: { type: 'string', example: '2026-03-01' },
        birth: { type: 'string', format: 'date', example: '2000-01-02' },
        what: { type: 'string' },
      },
    };
    const whole = { type: 'integer' };
    const at = { type: 'string', format: 'date-time' };
    const told = structuredClone(schema);
    tellWholeNumbersAndMoments({ components: { schemas: { told } } });
    expect(told).toEqual({
      ...schema,
      properties: {
        ...schema.properties,
        id: { ...schema.properties.id, ...whole },
        ids: { type: 'array', items: whole },
        since: { ...schema.properties.since, ...at },
        endsAt: { ...schema.properties.endsAt, ...at },
        withdrawnAt: at,
      },
    });
  });
});
