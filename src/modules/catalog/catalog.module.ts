import { Module } from '@nestjs/common';
import { AgentsController } from './agents.controller.js';
import { AgentsService } from './agents.service.js';
import { AgentsAdminPortal } from './agents-admin.portal.js';
import { CompaniesController } from './companies.controller.js';
import { CompaniesPortal } from './companies.portal.js';
import { CompaniesService } from './companies.service.js';
import { CompaniesAdminPortal } from './companies-admin.portal.js';
import { CooperationsController } from './cooperations.controller.js';
import { CooperationsService } from './cooperations.service.js';
import { CooperationsAdminPortal } from './cooperations-admin.portal.js';
import { UniversitiesController } from './universities.controller.js';
import { UniversitiesPortal } from './universities.portal.js';
import { UniversitiesService } from './universities.service.js';
import { UniversitiesAdminPortal } from './universities-admin.portal.js';

@Module({
  controllers: [
    CompaniesPortal,
    CompaniesAdminPortal,
    CompaniesController,
    UniversitiesPortal,
    UniversitiesAdminPortal,
    UniversitiesController,
    CooperationsAdminPortal,
    CooperationsController,
    AgentsAdminPortal,
    AgentsController,
  ],
  providers: [CompaniesService, UniversitiesService, CooperationsService, AgentsService],
})
export class CatalogModule {}
