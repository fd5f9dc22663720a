import { Module } from '@nestjs/common';
import { FilesPortal } from './files.portal.js';
import { FilesService } from './files.service.js';

@Module({ controllers: [FilesPortal], providers: [FilesService] })
export class FilesModule {}
