import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { CompanyEntity } from '../companies/company.entity.js';
import { UniversityEntity } from '../universities/university.entity.js';

@Entity('agents')
@Index('ux_agents_link', ['company_id', 'university_id'], { unique: true })
@Index('ix_agents_university', ['university_id'])
export class AgentEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('integer')
  version!: number;

  @Column('integer')
  @ForeignKey(() => CompanyEntity, { name: 'fk_agents_company' })
  company_id!: number;

  @Column('integer')
  @ForeignKey(() => UniversityEntity, { name: 'fk_agents_university' })
  university_id!: number;
}
