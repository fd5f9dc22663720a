import { Module } from '@nestjs/common';
import { FactorRemovalsController } from './factor-removals.controller.js';
import { FactorRemovalsService } from './factor-removals.service.js';
import { FactorSecrets } from './factor-secrets.service.js';
import { FactorsController } from './factors.controller.js';
import { FactorsService } from './factors.service.js';
import { ProofsService } from './proofs.service.js';

@Module({
  controllers: [FactorsController, FactorRemovalsController],
  providers: [FactorsService, FactorSecrets, ProofsService, FactorRemovalsService],
  exports: [FactorsService, ProofsService],
})
export class FactorsModule {}
