import { Module } from '@nestjs/common';
import { FilesService } from './files.service.js';
import { MadeFilesService } from './made-files.service.js';
import { UploadAllowanceService } from './upload-allowance.service.js';

@Module({
  providers: [FilesService, MadeFilesService, UploadAllowanceService],
  exports: [FilesService, MadeFilesService, UploadAllowanceService],
})
export class FilesModule {}
