module.exports = ({ env }) => ({
  host: env('HOST'),
  port: env.int('PORT'),
  app: { keys: [env('SECRET')] },
});
