import { Module } from '@nestjs/common';
import { Seeder } from './seeder.js';

@Module({ providers: [Seeder] })
export class SeedModule {}
