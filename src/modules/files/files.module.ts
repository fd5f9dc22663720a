import { Module } from '@nestjs/common';
import { FilesService } from './files.service.js';
import { UploadAllowanceService } from './upload-allowance.service.js';

@Module({ providers: [FilesService, UploadAllowanceService], exports: [FilesService, UploadAllowanceService] })
export class FilesModule {}
