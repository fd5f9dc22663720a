import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('roles')
export class RoleEntity {
  @PrimaryColumn('integer')
  id!: number;

  @Column({ type: 'varchar', length: 80 })
  name!: string;

  /** JSON list of permissions. */
  @Column('text')
  permissions!: string;

  @Column({ type: 'integer', default: 1 })
  version!: number;
}
