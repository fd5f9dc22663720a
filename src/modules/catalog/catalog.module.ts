import { Module } from '@nestjs/common';
import { UniversitiesPortal } from './universities.portal.js';
import { UniversitiesService } from './universities.service.js';

@Module({ controllers: [UniversitiesPortal], providers: [UniversitiesService] })
export class CatalogModule {}
