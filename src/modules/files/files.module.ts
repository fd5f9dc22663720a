import { Module } from '@nestjs/common';
import { FilesPortal } from './files.portal.js';
import { FilesService } from './files.service.js';
import { UploadAllowanceService } from './upload-allowance.service.js';

@Module({ controllers: [FilesPortal], providers: [FilesService, UploadAllowanceService] })
export class FilesModule {}
